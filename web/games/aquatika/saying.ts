/** What the dock says: what the chosen move would do, what is asked, or what has happened. */
import { isJump, landings } from '@havre/engine/games/aquatika/7-fish.ts';
import type { Aquatika } from '@havre/engine/games/aquatika/game.ts';
import { moveText } from '@havre/engine/games/aquatika/notation.ts';
import { kindOf, NONE } from '@havre/engine/games/aquatika/pieces.ts';
import { forecast } from '@havre/engine/games/aquatika/questions.ts';
import { colourAt } from '@havre/engine/games/aquatika/state.ts';
import { eventText } from '@havre/engine/games/telling.ts';
import { settings } from '../../shell/settings.ts';
import type { BoardProps } from '../contract.ts';
import { type Chosen, endOf, furtherThan, hurtsOwn, preyChoice, targetKind, waysTo } from './choosing.ts';
import type { Deed } from './dock.tsx';
import { isNewHere, lastMove } from './reading.ts';
import { aquaWords } from './speech.ts';
import type { Threat } from './threats.ts';
import type { Play } from './use-play.ts';

const wordingOf = ({ ui }: BoardProps<Aquatika>) => ui.wording[settings.value.language];

/** What a chosen animal would do where it has been led. */
function effectText(props: BoardProps<Aquatika>, play: Play, chosen: Chosen): string {
  const { view, seat } = props;
  const [words, to] = [aquaWords(), endOf(chosen)];
  if (to === null) return words.lead(kindOf(view.top[chosen.from] ?? NONE));
  const choice = preyChoice(play.legal, chosen);
  if (choice !== null) return words.preyWhere(view.under[chosen.from] ?? NONE);
  const [action] = waysTo(play.legal, chosen.from, to);
  if (action === undefined || seat === null) return '';
  const [, ...stops] = landings(action);
  const effect = words.does({ ...forecast(view, seat, action), stops, isJump: isJump(action.from, action.to) });
  const own = hurtsOwn(view.top, chosen.from, to) ? [words.ownMeal] : [];
  const further = furtherThan(play.legal, chosen.from, to).length > 0 ? [words.goesOn] : [];
  return [...own, effect, ...further].join(' ');
}

/** The chosen move in our notation, for those who write their games down; null before it leads anywhere. */
export function notationOf({ view }: BoardProps<Aquatika>, { chosen, legal }: Play): string | null {
  const to = chosen === null ? null : endOf(chosen);
  if (chosen === null || to === null || preyChoice(legal, chosen) !== null) return null;
  const [action] = waysTo(legal, chosen.from, to);
  return action === undefined ? null : moveText(view, action);
}

/** From so many quiet turns on it is said how many are left, as a share of them all. */
const CALM = 0.5;

export function captionOf(props: BoardProps<Aquatika>, play: Play, threats: readonly Threat[] = []): string {
  const { view } = props;
  if (play.chosen !== null) return effectText(props, play, play.chosen);
  if (props.event !== null) return eventText(wordingOf(props), props.event, props.names);
  const [threat] = threats;
  if (threat !== undefined) return aquaWords().danger(view.top[threat.from] ?? NONE);
  if (view.quiet >= view.options.quietTurns * CALM) return aquaWords().calm(view.quiet, view.options.quietTurns);
  if (play.legal.length > 0 && isNewHere(view, props.seat ?? 0))
    return aquaWords().goal(colourAt(view, props.seat ?? 0));
  return lastSentence(props) || (play.legal.length > 0 ? aquaWords().pick : '');
}

/** What happened last, as the log says it; nothing where that has faded: whoever comes back is not told how it began. */
function lastSentence(props: BoardProps<Aquatika>): string {
  if (props.table.lookingBack.value !== null) return '';
  const told = props.table.story.value.findLast(line => line.told.type === 'event' && !line.undone)?.told;
  if (told?.type !== 'event' || (told.event.type === 'began' && lastMove(props.view) !== null)) return '';
  return eventText(wordingOf(props), told.event, props.names);
}

/** The buttons that do what has been chosen. */
export function deedsOf({ view }: BoardProps<Aquatika>, play: Play): Deed[] {
  const { chosen, legal } = play;
  const to = chosen === null ? null : endOf(chosen);
  if (chosen === null || to === null) return [];
  const words = aquaWords();
  const choice = preyChoice(legal, chosen);
  if (choice !== null)
    return [
      {
        text: words.withPrey(view.under[chosen.from] ?? NONE),
        isMain: true,
        act: () => play.send(choice.carry),
      },
      { text: words.withoutPrey, isMain: false, act: () => play.send(choice.leave) },
    ];
  const [action] = waysTo(legal, chosen.from, to);
  if (action === undefined) return [];
  const goesOn = furtherThan(legal, chosen.from, to).length > 0;
  const text = goesOn ? words.stopHere : words.deed[targetKind(view.top, chosen.from, to)];
  return [{ text, isMain: !hurtsOwn(view.top, chosen.from, to), act: () => play.send(action) }];
}
