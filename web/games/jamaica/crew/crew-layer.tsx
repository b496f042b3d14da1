/** What The Crew lays over the chart: the sign of the tavern, and the room behind it. */
import type { Action } from '@havre/engine/games/jamaica/actions.ts';
import type { CrewView } from '@havre/engine/games/jamaica/crew/information.ts';
import type { Event } from '@havre/engine/games/jamaica/events.ts';
import type { View } from '@havre/engine/games/jamaica/information.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Play } from '../use-play.ts';
import { TavernSign } from './sign.tsx';
import { Tavern } from './tavern.tsx';

export interface CrewLayerProps {
  readonly view: View;
  readonly crew: CrewView;
  readonly event: Event | null;
  readonly seat: Seat | null;
  readonly play: Play;
  /** Whether something else is played or asked over the chart. */
  readonly isBusy: boolean;
  askWhy(action: Action): void;
}

const IN_THE_TAVERN: readonly Event['type'][] = ['tavernLaid', 'bottleMoved', 'feePaid', 'recruited', 'tilesTurnedUp'];

/** Whether somebody recruits: the room opens by itself, for everybody, and stays open while the bottle's way is paid. */
const isRecruiting = ({ now, crew }: View, event: Event | null): boolean =>
  event === null ? now?.step === 'recruit' || (crew?.hired ?? null) !== null : IN_THE_TAVERN.includes(event.type);

export function CrewLayer({ view, crew, event, seat, play, isBusy, askWhy }: CrewLayerProps) {
  const opensItself = isRecruiting(view, event);
  const moment = `${opensItself} ${isBusy}`;
  /** What somebody has done with the door, until something else happens. */
  const [wanted, want] = useState<{ readonly moment: string; readonly isOpen: boolean } | null>(null);
  const isOpen = wanted?.moment === moment ? wanted.isOpen : opensItself;
  const setOpen = (opens: boolean) => want({ moment, isOpen: opens });
  const sign = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // whoever leaves by the door stands in front of it
    if (wasOpen.current && !isOpen && wanted?.isOpen === false) sign.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <>
      <TavernSign
        sign={sign}
        isOpen={isOpen}
        isLit={!isOpen && play.legal.some(({ type }) => type === 'recruit')}
        open={() => setOpen(!isOpen)}
      />
      <Tavern
        isOpen={isOpen}
        view={view}
        crew={crew}
        event={event}
        seat={seat}
        play={play}
        askWhy={askWhy}
        close={() => setOpen(false)}
      />
    </>
  );
}
