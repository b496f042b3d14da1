/** Going on from a moment of a replay: a new table of this device, with bots in the other seats. */
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { pastOf } from '@havre/table/model/origin.ts';
import { useState } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { goOnHere } from '../rooms/beginning.ts';
import { Dialog } from '../shell/dialog.tsx';
import { settings } from '../shell/settings.ts';
import { SeatChoice } from '../table/seat-choice.tsx';
import { words } from '../words/index.ts';
import type { Projector } from './replay-controller.ts';

export function GoingOn({ projector }: { projector: Projector }) {
  const [isOpen, setOpen] = useState(false);
  const [isExplained, setExplained] = useState(false);
  const isOver = projector.reel.isOver(projector.at.value);
  return (
    <>
      <button
        type="button"
        class="button"
        aria-disabled={isOver}
        onClick={() => {
          projector.pause();
          setExplained(isOver);
          setOpen(!isOver);
        }}
      >
        <Icon name="branch" /> {words().replay.goOn}
      </button>
      {isOver && isExplained ? <p role="alert">{words().replay.goOnOver}</p> : null}
      {isOpen ? <GoOnDialog projector={projector} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function GoOnDialog({ projector, onClose }: { projector: Projector; onClose(): void }) {
  const { reel, page } = projector;
  const { replay } = reel;
  const at = projector.at.value;
  const [seat, setSeat] = useState<Seat>(Math.max(0, projector.eyes.value));
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    if (isBusy) return;
    setBusy(true);
    const refusal = await goOnHere(pastOf(replay, at), seat);
    setBusy(false);
    setRefused(refusal?.refused ?? null);
  };
  return (
    <Dialog title={words().replay.goOnTitle} onClose={onClose}>
      <p>{words().replay.goOnExplained(at)}</p>
      <SeatChoice
        legend={words().replay.yourSeat}
        seats={[...replay.players.keys()]}
        names={projector.table.names.value}
        value={seat}
        onChoice={setSeat}
      />
      {refused === null ? null : (
        <p class="file-problem" role="alert">
          {words().refusals(refused, page.wording[settings.value.language])}
        </p>
      )}
      <p>
        <button type="button" class="button main" aria-disabled={isBusy} onClick={() => void begin()}>
          {words().replay.begin}
        </button>
      </p>
    </Dialog>
  );
}
