import type { Letter } from '@havre/engine/kernel/letters.ts';
import { describe, expect, test } from 'vitest';
import { OwnAct } from './own-act.ts';

const rule = { rule: 'TINY-6', isFinal: ({ type }: { readonly type: string }) => type === 'rolled' };
const act = (type: string): Letter => ({ type: 'act', events: [{ type, rule: 'TINY-1' }] });

describe('an own act', () => {
  test('may be taken back while nothing has happened since', () => {
    const own = new OwnAct();
    expect(own.mayBeTakenBack(rule)).toBe(false);
    own.send();
    own.hear([act('moved')]);
    own.answer(true);
    expect(own.mayBeTakenBack(rule)).toBe(true);
    own.hear([act('moved')]);
    expect(own.mayBeTakenBack(rule)).toBe(false);
  });

  test('may be taken back although nothing is told of it', () => {
    const own = new OwnAct();
    own.send();
    own.answer(true);
    expect(own.mayBeTakenBack(rule)).toBe(true);
  });

  test('that was refused leaves nothing to take back', () => {
    const own = new OwnAct();
    own.send();
    own.answer(false);
    own.hear([act('moved')]);
    expect(own.mayBeTakenBack(rule)).toBe(false);
  });

  test('may not be taken back once something was seen, nor twice', () => {
    const own = new OwnAct();
    own.send();
    own.hear([act('rolled')]);
    own.answer(true);
    expect(own.mayBeTakenBack(rule)).toBe(false);
    own.send();
    own.hear([act('moved')]);
    own.answer(true);
    own.hear([{ type: 'undo', seat: 0, letters: 1, events: [] }]);
    expect(own.mayBeTakenBack(rule)).toBe(false);
  });

  test('is never taken back where the game does not know it', () => {
    const own = new OwnAct();
    own.send();
    own.hear([act('moved')]);
    expect(own.mayBeTakenBack({ never: 'FUJ-TURN-07' })).toBe(false);
  });
});
