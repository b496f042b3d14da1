/** Plays a game at one keyboard, from the first question to the last. */
import { type Bot, mindOf } from '@havre/engine/bots/mind.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { NOBODY, PUBLIC, type Seat } from '@havre/engine/kernel/seats.ts';
import { words } from '../words/play.ts';
import { answer, complain } from './answering.ts';
import { requested } from './requests.ts';
import { showNews, showOutcome, showStory, showTable, showWelcome } from './screen.ts';
import { type KeyboardGame, lookersOn, peopleOf } from './sitting.ts';
import { KeyboardTurns } from './turns.ts';

/**
 * Plays to the end, or until somebody leaves.
 * @example await playOn(sittingAt({ game, options, players, seed }, terminal));
 */
export async function playOn(sitting: KeyboardGame): Promise<void> {
  const { terminal } = sitting;
  showWelcome(sitting);
  if (await goRound(sitting)) await finish(sitting);
  else terminal.print(words[terminal.language].leftUnfinished);
}

/** Everybody in turn until the game is over; false if somebody leaves before. */
async function goRound(sitting: KeyboardGame): Promise<boolean> {
  const { match, players } = sitting;
  const people = peopleOf(sitting);
  const turns = new KeyboardTurns(match, people);
  let holder = people.length === 1 ? people[0] : NOBODY;
  while (!match.over) {
    const seat = turns.next();
    const bot = players[seat]?.bot ?? null;
    if (bot !== null) {
      botActs(sitting, seat, bot);
      continue;
    }
    if (seat !== holder) {
      if (holder !== NOBODY) sitting.terminal.wipe();
      if (!(await handedTo(sitting, seat))) return false;
    }
    holder = seat;
    const answered = await answer(sitting, seat, turns.mayYield(seat));
    if (answered === 'left') return false;
    if (answered === 'yielded') turns.yields(seat);
  }
  return true;
}

function botActs({ match, thinking }: KeyboardGame, seat: Seat, bot: Bot): void {
  const entry = match.play(seat, bot.choose(mindOf(match, seat), thinking));
  if (isRefusal(entry)) throw new Error(`the bot ${bot.name} was refused: ${entry.refused}`);
}

/** Nobody hands over a keyboard faster, in milliseconds. */
const HANDING_OVER = 500;

/**
 * Waits until the next person sits before the screen; false when the input has ended. An Enter that the last person
 * pressed twice must not show them the next one's secrets.
 */
async function handedTo({ terminal, names }: KeyboardGame, seat: Seat): Promise<boolean> {
  for (;;) {
    const since = performance.now();
    if ((await terminal.ask(words[terminal.language].passTo(names[seat] ?? ''))) === null) return false;
    if (!terminal.interactive || performance.now() - since > HANDING_OVER) return true;
  }
}

/** The last part of the story, the outcome, and whatever else people want to know before they get up. */
async function finish(sitting: KeyboardGame): Promise<void> {
  const { match, terminal } = sitting;
  const say = words[terminal.language];
  const viewer = lookersOn(sitting);
  if (viewer === PUBLIC) {
    const people = peopleOf(sitting);
    const last = match.log.findLast(({ cause }) => cause.type === 'act' && people.includes(cause.seat));
    terminal.wipe();
    showStory(sitting, viewer, last);
  } else {
    terminal.print('');
    showNews(sitting, viewer);
  }
  const show = () => {
    showTable(sitting, viewer);
    if (match.outcome !== null) showOutcome(sitting, match.outcome);
    terminal.print('');
  };
  show();
  for (;;) {
    const typed = await terminal.ask(say.afterwards);
    if (typed === null || typed.trim() === '') return;
    const request = requested(sitting, viewer, typed, show);
    if (request === 'leaves') return;
    if (request === 'no request') complain(sitting, say.notARequest(typed));
  }
}
