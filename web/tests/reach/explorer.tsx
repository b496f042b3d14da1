/**
 * Finds out, in the page, what can be done by touching a board: it touches everything, and what has changed by it again. The
 * table it sits at takes every answer down and goes nowhere.
 */
import { perSeat } from '@havre/engine/kernel/seats.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { ClientTable } from '@havre/protocol/client/client-table.ts';
import type { Listener, TableTransport } from '@havre/protocol/client/connection.ts';
import { storageInMemory } from '@havre/protocol/client/environment.ts';
import { DiceCommitment } from '@havre/protocol/client/fairness.ts';
import type { Command } from '@havre/table/commands/command.ts';
import { primitives } from '@havre/table/runtime/crypto-primitives.ts';
import type { TableInfo } from '@havre/table/viewing/table-info.ts';
import { EMPTY_STATE } from '@havre/table/viewing/update.ts';
import { options, render } from 'preact';
import type { GameUi } from '../../games/contract.ts';
import { boxOf } from '../../games/index.ts';
import { partsHere } from '../../games/kit/lazy-part.ts';
import { change } from '../../shell/settings.ts';
import { TableModel } from '../../table/model.ts';
import { TableFrame } from '../../table/table-frame.tsx';
import type { Decision } from './decisions.ts';
import '../../look/index.ts';

/** What can be touched: what a board lights or draws as a button, and what the frame lists. */
const TOUCHABLE = 'main :is(button, [role="button"], [role="radio"], [role="option"]):not(:disabled)';
/** A board in which more can be done than this is not looked through to its end. */
const MOST_STATES = 150;

/** A table at which one question is asked, again and again. */
class OneQuestion implements TableTransport {
  readonly answers = new Set<string>();
  private readonly decision: Decision;
  private listener: Listener | null = null;
  private asked = 0;

  constructor(decision: Decision) {
    this.decision = decision;
  }

  watch(listener: Listener): void {
    this.listener = listener;
    this.ask();
  }

  ask(): void {
    const { seat, view, question, asides } = this.decision;
    const update = { ...EMPTY_STATE, whole: true as const, table: this.info(), eyes: `seat ${seat}`, isHost: true };
    const asked = { ...question, decision: question.decision + this.asked++ };
    this.listener?.receiveUpdate({ ...update, from: 0, items: [], view, question: asked, asides });
  }

  /** What is not listed, such as a draft with digits missing, is on the way to an answer. */
  async command(_table: string, command: Command): Promise<null> {
    if (command.type !== 'play') return null;
    const answer = JSON.stringify(command.action);
    if (this.decision.question.legal.some(action => JSON.stringify(action) === answer)) this.answers.add(answer);
    return null;
  }

  private info(): TableInfo {
    const { game, options, seats, seat } = this.decision;
    const sitter = { person: true, bot: null, ready: true, commitment: null, silenced: false, here: true, left: false };
    return {
      table: game,
      code: '',
      plan: { game, options, seats, visibility: 'private', clock: { type: 'none' }, hints: false, botPace: 0 },
      phase: 'playing',
      sitters: perSeat(seats, each => ({ ...sitter, name: `Player ${each}` })),
      host: seat,
      proof: { table: game, commitment: '', openings: [] },
      outcome: null,
      acting: [seat],
      proposal: null,
      rematch: null,
      origin: null,
      screen: false,
    };
  }
}

const root = document.querySelector<HTMLElement>('#page') ?? document.body;
// Nobody looks: nothing has to be painted.
root.style.visibility = 'hidden';

// No finger is on the glass that could be held on to.
Element.prototype.setPointerCapture = () => {};
// Nobody looks: what is to be done after something was drawn is done at once, not with the next picture.
options.requestAnimationFrame = queueMicrotask;
/** Until everything is drawn that follows from a touch. */
const settled = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

async function layOut(ui: GameUi, table: OneQuestion, id: string): Promise<void> {
  render(null, root);
  const link = new ClientTable(id, false, table, new DiceCommitment(primitives, storageInMemory(), id));
  table.watch(link);
  render(<TableFrame table={new TableModel(link, { isOnDevice: true, memory: storageInMemory() })} ui={ui} />, root);
  await settled();
  await partsHere();
  await settled();
}

/** Puts everything back, as a player would, and is asked anew. */
async function putBack(table: OneQuestion): Promise<void> {
  root.querySelector('.parts')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  table.ask();
  await settled();
}

/** Something of a page, or of a drawing in it. */
type Touchable = HTMLElement | SVGElement;

const isTouchable = (element: Touchable): boolean =>
  element.closest('[inert]') === null && element.ariaDisabled !== 'true';
const touchables = (): Touchable[] => [...root.querySelectorAll<Touchable>(TOUCHABLE)].filter(isTouchable);

/** How something that can be touched stands. */
const lookOf = (element: Touchable): string =>
  [element.getAttribute('class'), element.ariaLabel, element.ariaPressed, element.textContent].join();
/** Two boards with the same things to touch are the same here. */
const looksNow = (): string[] => touchables().map(lookOf);
const lookNow = (): string => looksNow().join('\n');
/**
 * What is lit may be touched at any time, and so may the button that does what was put together; of the rest, a touch brings
 * something new where the last one has changed it.
 */
const isLit = (element: Touchable): boolean => element.matches('.lit, [data-lit], [data-playable], .button.main');

function touch(element: Touchable): void {
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/**
 * What the rules offer here and no sequence of touches does.
 * @example await unreachable(decision) // [{ type: 'turn', card: 12 }]
 */
export async function unreachable(decision: Decision): Promise<AnyAction[]> {
  const ui = await boxOf(decision.game)?.load();
  if (ui === undefined) throw new Error(`There is no ui of ${decision.game}.`);
  change({ confirm: false, motion: 'none', sound: false });
  const table = new OneQuestion(decision);
  const { legal } = decision.question;
  const missing = (): AnyAction[] => legal.filter(action => !table.answers.has(JSON.stringify(action)));
  await layOut(ui, table, decision.where);
  const start = lookNow();
  const goBack = async () => {
    await putBack(table);
    if (lookNow() !== start) await layOut(ui, table, decision.where);
  };
  const seen = new Set([start]);
  const ways: { readonly way: readonly number[]; readonly before: readonly string[] }[] = [{ way: [], before: [] }];
  for (const { way, before } of ways) {
    if (missing().length === 0 || seen.size > MOST_STATES) break;
    const goThere = async () => {
      await goBack();
      for (const at of way) {
        const element = touchables()[at];
        if (element !== undefined) touch(element);
        await settled();
      }
    };
    await goThere();
    const looks = looksNow();
    const there = looks.join('\n');
    for (let at = 0; at < looks.length && missing().length > 0; at++) {
      const [element, answered] = [touchables()[at], table.answers.size];
      if (element === undefined || (before.includes(lookOf(element)) && !isLit(element))) continue;
      touch(element);
      await settled();
      const now = lookNow();
      if (now === there && table.answers.size === answered) continue;
      if (table.answers.size === answered && !seen.has(now)) ways.push({ way: [...way, at], before: looks });
      seen.add(now);
      await goThere();
    }
  }
  render(null, root);
  return missing();
}

declare global {
  interface Window {
    unreachable: typeof unreachable;
  }
}
window.unreachable = unreachable;
