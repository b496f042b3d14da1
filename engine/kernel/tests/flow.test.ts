import { describe, expect, test } from 'vitest';
import { NO_DICE, Repeated, SeededDice } from '../chance.ts';
import { answerOtherwise, BrokenRules, call, isUnderWay, localsOf, next, play, unwind } from '../flow.ts';
import { flow, flowOf, random, shuffle } from '../flow-state.ts';
import { Journal } from '../journal.ts';
import { offered, pending } from '../pending.ts';
import { includes, listed, NOBODY, only, type Seats, seatsOf } from '../seats.ts';
import {
  type AnyAction,
  type ChoiceSpec,
  type FloorSpec,
  type Flow,
  type Jump,
  Offer,
  rulebook,
  type Step,
  type TogetherSpec,
} from '../steps.ts';
import { anyOf, suggested } from '../wander.ts';

/** All that happens here is that something is said. */
interface State extends Flow {
  said: string[];
  ready: Seats;
}

interface Say extends AnyAction {
  readonly type: string;
}

/** One rulebook, one state, and somebody who plays. */
function table() {
  const book = rulebook<State, Say>();
  const s: State = { ...flow(NO_DICE), said: [], ready: 0 };
  const out = new Offer<Say>();
  const say = (word: string) => (state: State) => {
    state.said.push(word);
  };
  return {
    book,
    s,
    say,
    /** Lets a step end the game once all below it is done. */
    begin<V extends object>(step: Step<State, Say, V>, v = {} as V): void {
      const end = book.sequence('end', [
        state => call(state as State, step as Step<State, Say>, v as never),
        state => {
          state.over = true;
        },
      ]);
      call(s, end);
    },
    /** Who is asked, after all automatic rules. */
    next: (first = NOBODY) => next(book.steps, s, out, first),
    play: (seat: number, type: string) => play(book.steps, s, seat, { type }),
    /** What is on offer since the last `next`. */
    offer: () => out.toArray().map(action => action.type),
    offered: (seat: number) => {
      const now = pending(book.steps, s);
      return now === null
        ? []
        : offered(now, s, seat)
            .toArray()
            .map(action => action.type);
    },
    pending: () => pending(book.steps, s),
  };
}

/** A choice of seat 0 between some words. */
const choosing = (
  words: string[],
  more: Partial<ChoiceSpec<State, Say, object>> = {},
): ChoiceSpec<State, Say, object> => ({
  who: () => 0,
  legal: (_s, _v, _seat, out) => {
    for (const type of words) out.push({ type });
  },
  apply: (s, _v, action, seat) => {
    s.said.push(`${seat}:${action.type}`);
  },
  ...more,
});

const answering = (seats: number[], words: string[], more = {}): TogetherSpec<State, Say, object> => ({
  ...choosing(words),
  who: () => seatsOf(seats),
  // biome-ignore lint/suspicious/noThenProperty: what follows the decision; nobody awaits it
  then: s => {
    s.said.push('all');
  },
  ...more,
});

describe('a sequence', () => {
  test('runs its lines in their order, and then whatever called it goes on', () => {
    const { book, s, say, begin, next } = table();
    const inner = book.sequence('inner', [say('b'), say('c')]);
    begin(book.sequence('outer', [say('a'), state => call(state, inner), say('d')]));
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['a', 'b', 'c', 'd']);
    expect(s.over).toBe(true);
  });

  test.each([
    ['again', 'a b b c'],
    ['restart', 'a b a b c'],
    ['leave', 'a b'],
    [undefined, 'a b c'],
  ] as const)('whose second line answers %s once says %s', (jump, said) => {
    const { book, s, say, begin, next } = table();
    const jumpOnce = (state: State): Jump => {
      state.said.push('b');
      return state.said.filter(word => word === 'b').length === 1 ? jump : undefined;
    };
    begin(book.sequence('lines', [say('a'), jumpOnce, say('c')]));
    next();
    expect(s.said.join(' ')).toBe(said);
  });

  test('may call a step and run the same line again once it is resolved', () => {
    const { book, s, say, begin, next } = table();
    const inner = book.sequence('inner', [say('inner')]);
    begin(
      book.sequence('outer', [
        state => {
          if (state.said.length === 2) return 'leave';
          call(state, inner);
          return 'again';
        },
        say('never'),
      ]),
    );
    next();
    expect(s.said).toEqual(['inner', 'inner']);
  });
});

describe('locals', () => {
  test('belong to one call of a step', () => {
    const { book, s, begin, next } = table();
    const tell = book.sequence<{ word: string }>('tell', [(state, v) => void state.said.push(v.word)]);
    begin(
      book.sequence('outer', [state => call(state, tell, { word: 'a' }), state => call(state, tell, { word: 'b' })]),
    );
    next();
    expect(s.said).toEqual(['a', 'b']);
  });

  test('of every step that is being resolved are within reach of a choice', () => {
    const { book, s, begin, next, play } = table();
    const ask = book.choice(
      'ask',
      choosing(['yes', 'no'], {
        apply(state) {
          const { powder } = localsOf(state, salvo) ?? {};
          const { attacker } = localsOf(state, combat) ?? {};
          state.said.push(`powder ${powder}, attacker ${attacker}`);
        },
      }),
    );
    const salvo = book.sequence<{ powder: number }>('salvo', [state => call(state, ask)]);
    const combat = book.sequence<{ attacker: number }>('combat', [state => call(state, salvo, { powder: 3 })]);
    begin(combat, { attacker: 2 });
    next();
    play(0, 'yes');
    expect(s.said).toEqual(['powder 3, attacker 2']);
    next();
    expect(localsOf(s, combat)).toBeNull();
  });

  test('are those that the caller gives, not a copy of them', () => {
    const { book, s, begin, next } = table();
    const given = { count: 1 };
    const inner = book.sequence<{ count: number }>('inner', [(_state, v) => void v.count++]);
    begin(book.sequence('outer', [state => call(state, inner, given), () => void s.said.push(`${given.count}`)]));
    next();
    expect(s.said).toEqual(['2']);
  });
});

describe('a choice', () => {
  test('asks its seat, offers what is legal, and does what was chosen', () => {
    const { book, s, begin, next, offer, play } = table();
    begin(book.choice('ask', choosing(['yes', 'no'], { who: () => 2 })));
    expect(next()).toBe(2);
    expect(offer()).toEqual(['yes', 'no']);
    expect(next()).toBe(2); // looking again changes nothing
    play(2, 'no');
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['2:no']);
  });

  test('with a single answer is taken at once', () => {
    const { book, s, begin, next } = table();
    begin(book.choice('ask', choosing(['yes'])));
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['0:yes']);
  });

  test('with a single answer is asked all the same where not being asked would tell something', () => {
    const { book, begin, next, offer } = table();
    begin(book.choice('ask', choosing(['yes'], { always: true })));
    expect(next()).toBe(0);
    expect(offer()).toEqual(['yes']);
  });

  test('with a single answer in the list is asked where there are free answers too', () => {
    const { book, begin, next } = table();
    const free = { types: ['anything'], check: () => null, sample: () => ({ type: 'anything' }) };
    begin(book.choice('ask', choosing(['yes'], { free })));
    expect(next()).toBe(0);
  });

  test('without any answer is asked: somebody is stuck, and can be seen to be', () => {
    const { book, begin, next, offer } = table();
    begin(book.choice('ask', choosing([])));
    expect(next()).toBe(0);
    expect(offer()).toEqual([]);
  });

  test('that calls a step has it resolved before anything else', () => {
    const { book, s, say, begin, next, play } = table();
    const inner = book.sequence('inner', [say('inner')]);
    const ask = book.choice('ask', choosing(['yes', 'no'], { apply: state => call(state, inner) }));
    begin(book.sequence('outer', [state => call(state, ask), say('outer')]));
    next();
    play(0, 'yes');
    next();
    expect(s.said).toEqual(['inner', 'outer']);
  });
});

describe('a decision taken together', () => {
  test('waits for every seat, the lowest first, and goes on once all have answered', () => {
    const { book, s, begin, next, play, pending } = table();
    begin(book.together('ask', answering([0, 2, 3], ['yes', 'no'])));
    for (const [seat, waiting] of [
      [0, [0, 2, 3]],
      [2, [2, 3]],
      [3, [3]],
    ] as const) {
      expect(next()).toBe(seat);
      expect(listed(pending()?.awaited ?? 0)).toEqual(waiting);
      play(seat, 'yes');
    }
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['0:yes', '2:yes', '3:yes', 'all']);
  });

  test('takes answers in any order', () => {
    const { book, s, begin, next, play } = table();
    begin(book.together('ask', answering([0, 1], ['yes', 'no'])));
    next();
    play(1, 'no');
    expect(next()).toBe(0);
    play(0, 'yes');
    next();
    expect(s.said).toEqual(['1:no', '0:yes', 'all']);
  });

  test('serves a seat first if it is asked to, and only if that seat is awaited', () => {
    const { book, begin, next } = table();
    begin(book.together('ask', answering([0, 2], ['yes', 'no'])));
    expect(next(2)).toBe(2);
    expect(next(1)).toBe(0);
  });

  test('looks at nobody’s answers but those of the seat it serves, where everybody is always asked', () => {
    const { book, begin, next } = table();
    const looked: number[] = [];
    const vote = book.together('vote', {
      who: () => seatsOf([0, 1, 2]),
      always: true,
      legal(_s, _v, seat, out) {
        looked.push(seat);
        out.push({ type: 'aye' });
      },
      apply() {},
    });
    begin(vote);
    expect(next(1)).toBe(1);
    expect(looked).toEqual([1]);
  });

  test('answers at once for whoever has no choice, and asks the others', () => {
    const { book, s, begin, next } = table();
    const legal = (_s: State, _v: object, seat: number, out: Offer<Say>) => {
      out.push({ type: 'yes' });
      if (seat === 1) out.push({ type: 'no' });
    };
    begin(book.together('ask', answering([0, 1, 2], [], { legal })));
    expect(next()).toBe(1);
    expect(s.said).toEqual(['0:yes', '2:yes']);
  });
});

describe('a floor', () => {
  const meeting = (more: Partial<FloorSpec<State, Say, object>> = {}): FloorSpec<State, Say, object> => ({
    who: () => seatsOf([0, 1]),
    closed: s => s.ready === seatsOf([0, 1]),
    legal: (_s, _v, _seat, out) => out.push({ type: 'ready' }),
    apply(s, _v, action, seat) {
      s.said.push(`${seat}:${action.type}`);
      if (action.type === 'ready') s.ready |= only(seat);
    },
    // biome-ignore lint/suspicious/noThenProperty: what follows the meeting; nobody awaits it
    then: s => {
      s.said.push('closed');
    },
    ...more,
  });

  test('lets seats act as often as they like, in any order, until it is closed', () => {
    const { book, s, begin, next, play, pending } = table();
    begin(book.floor('meet', meeting()));
    for (const [seat, type] of [
      [1, 'talk'],
      [1, 'ready'],
      [0, 'talk'],
      [1, 'talk'],
    ] as const) {
      next();
      expect(pending()?.may).toBe(seatsOf([0, 1]));
      play(seat, type);
    }
    play(0, 'ready');
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['1:talk', '1:ready', '0:talk', '1:talk', '0:ready', 'closed']);
  });

  test('never answers for anybody, even if there is one thing to do', () => {
    const { book, s, begin, next, offer } = table();
    begin(book.floor('meet', meeting()));
    expect(next()).toBe(0);
    expect(offer()).toEqual(['ready']);
    expect(s.said).toEqual([]);
  });

  test('waits for fewer than may act, where it says so', () => {
    const { book, begin, next, play, pending } = table();
    const awaits = (s: State) => seatsOf([0, 1]) & ~s.ready;
    begin(book.floor('meet', meeting({ awaits })));
    next();
    play(0, 'ready');
    expect(next()).toBe(1);
    expect(pending()).toMatchObject({ may: seatsOf([0, 1]), awaited: seatsOf([1]) });
  });

  test('that is closed from the start is passed over', () => {
    const { book, s, begin, next } = table();
    begin(book.floor('meet', meeting({ closed: () => true })));
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['closed']);
  });

  test('can be interrupted, and goes on afterwards', () => {
    const { book, s, begin, next, play, pending } = table();
    const ask = book.choice('object', choosing(['yes', 'no']));
    const floor = meeting();
    begin(
      book.floor('meet', {
        ...floor,
        apply(state, v, action, seat) {
          if (action.type === 'object') call(state, ask);
          else floor.apply(state, v, action, seat);
        },
      }),
    );
    next();
    play(1, 'object');
    expect(next()).toBe(0);
    expect(pending()?.step.name).toBe('object');
    play(0, 'no');
    next();
    expect(pending()?.step.name).toBe('meet');
    expect(s.said).toEqual(['0:no']);
  });
});

describe('liberties', () => {
  const liberties = (more = {}) => ({
    types: ['discard'],
    legal: (_s: State, _v: object, _seat: number, out: Offer<Say>) => out.push({ type: 'discard' }),
    apply: (s: State, _v: object, action: Say, seat: number) => {
      s.said.push(`${seat}:${action.type}`);
    },
    ...more,
  });

  test('are on offer beside the answers, and leave the decision pending', () => {
    const { book, s, begin, next, offer, offered, play } = table();
    begin(book.choice('ask', choosing(['yes', 'no'], { liberties: liberties() })));
    expect(next()).toBe(0);
    expect(offer()).toEqual(['yes', 'no', 'discard']);
    expect(offered(0)).toEqual(['yes', 'no', 'discard']);
    play(0, 'discard');
    expect(next()).toBe(0);
    expect(offer()).toEqual(['yes', 'no', 'discard']);
    play(0, 'no');
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['0:discard', '0:no']);
  });

  test('are taken seldom by somebody without a plan, however many there are', () => {
    const offer = new Offer<string>();
    for (const action of ['yes', 'no', 'drop 1', 'drop 2', 'drop 3', 'drop 4']) offer.push(action);
    offer.answerCount = 2;
    offer.liberties = true;
    const dice = new SeededDice(1);
    const counts: Record<string, number> = {};
    for (let i = 0; i < 16_000; i++) {
      const action = anyOf(offer, dice);
      counts[action] = (counts[action] ?? 0) + 1;
    }
    for (const answer of ['yes', 'no']) expect(Math.abs((counts[answer] ?? 0) - 7500)).toBeLessThan(250);
    for (let i = 1; i <= 4; i++) expect(Math.abs((counts[`drop ${i}`] ?? 0) - 250)).toBeLessThan(75);
  });

  test('alone are no reason to ask: a single answer is taken at once', () => {
    const { book, s, begin, next } = table();
    begin(book.choice('ask', choosing(['yes'], { liberties: liberties() })));
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['0:yes']);
  });

  test('alone are a reason to ask where the step says so', () => {
    const { book, begin, next, offer } = table();
    begin(book.choice('ask', choosing(['yes'], { liberties: liberties({ ask: true }) })));
    expect(next()).toBe(0);
    expect(offer()).toEqual(['yes', 'discard']);
  });

  test('are a reason to ask as long as the step says so', () => {
    const { book, s, begin, next, play } = table();
    const ask = (state: State) => state.said.length < 2;
    begin(book.choice('ask', choosing(['yes'], { liberties: liberties({ ask }) })));
    for (const said of [['0:discard'], ['0:discard', '0:discard']]) {
      expect(next()).toBe(0);
      play(0, 'discard');
      expect(s.said).toEqual(said);
    }
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['0:discard', '0:discard', '0:yes']);
  });

  test('that are used up leave a single answer, which is then taken at once', () => {
    const { book, s, begin, next, play } = table();
    const legal = (state: State, _v: object, _seat: number, out: Offer<Say>) => {
      if (state.said.length === 0) out.push({ type: 'discard' });
    };
    begin(book.choice('ask', choosing(['yes'], { liberties: liberties({ ask: true, legal }) })));
    expect(next()).toBe(0);
    play(0, 'discard');
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['0:discard', '0:yes']);
  });

  test('of a decision that is always asked are on offer', () => {
    const { book, begin, next, offer } = table();
    begin(book.choice('ask', choosing(['yes'], { always: true, liberties: liberties() })));
    next();
    expect(offer()).toEqual(['yes', 'discard']);
  });

  test('are no answer of a decision taken together: the seat is still awaited', () => {
    const { book, begin, next, play, pending } = table();
    begin(book.together('ask', answering([0, 1], ['yes', 'no'], { liberties: liberties() })));
    next();
    play(1, 'discard');
    next();
    expect(pending()?.awaited).toBe(seatsOf([0, 1]));
  });
});

describe('somebody is gone in the middle of a decision: who decides is asked anew', () => {
  test('the others still have to answer', () => {
    const { book, s, begin, next, pending } = table();
    const gone = (state: State) => state.said.length;
    begin(book.together('ask', answering([], ['yes', 'no'], { who: (state: State) => (gone(state) ? 0b101 : 0b111) })));
    next();
    s.said.push('1 has left');
    next();
    expect(pending()?.awaited).toBe(seatsOf([0, 2]));
  });

  test('without anybody left to answer, what follows follows', () => {
    const { book, s, begin, next, play } = table();
    begin(
      book.together('ask', answering([], ['yes', 'no'], { who: (state: State) => (state.said.length > 0 ? 1 : 3) })),
    );
    next();
    play(0, 'yes');
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['0:yes', 'all']);
  });

  test('a choice passes to whoever stands in', () => {
    const { book, s, begin, next } = table();
    begin(book.choice('ask', choosing(['yes', 'no'], { who: state => state.said.length })));
    expect(next()).toBe(0);
    s.said.push('0 has left');
    expect(next()).toBe(1);
  });

  test('a choice of nobody is passed over', () => {
    const { book, s, say, begin, next } = table();
    const ask = book.choice('ask', choosing(['yes', 'no'], { who: () => NOBODY }));
    begin(book.sequence('outer', [state => call(state, ask), say('goes on')]));
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['goes on']);
  });

  test('a decision taken together by nobody is over at once', () => {
    const { book, s, begin, next } = table();
    begin(book.together('ask', answering([], ['yes', 'no'])));
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['all']);
  });
});

describe('rules that lead nowhere', () => {
  test('are named, with the steps they are in', () => {
    const { book, begin, next } = table();
    begin(book.sequence('round', [() => 'again']));
    expect(next).toThrow(new BrokenRules('the rules lead nowhere: end > round'));
  });

  test('such as a meeting that waits for nobody and is not closed', () => {
    const { book, begin, next } = table();
    begin(book.floor('meet', { ...answering([0], ['yes']), closed: () => false, awaits: () => 0 }));
    expect(next).toThrow('the rules lead nowhere: end > meet');
  });
});

describe('what is done otherwise', () => {
  test('is done for a seat that does not answer', () => {
    const { book, s, begin, next } = table();
    begin(book.choice('ask', choosing(['yes', 'no'], { otherwise: () => ({ type: 'no' }) })));
    next();
    expect(answerOtherwise(book.steps, s, 0)).toBe(true);
    expect(s.said).toEqual(['0:no']);
  });

  test('is nothing where the step says nothing', () => {
    const { book, s, begin, next } = table();
    begin(book.choice('ask', choosing(['yes', 'no'])));
    next();
    expect(answerOtherwise(book.steps, s, 0)).toBe(false);
  });
});

describe('what is suggested', () => {
  test('comes from the rules where answers are free, else from the list', () => {
    const { book, s, begin, next, pending } = table();
    const free = { types: ['anything'], check: () => null, sample: () => ({ type: 'anything' }) };
    begin(book.choice('free', choosing(['yes'], { free })));
    next();
    const now = pending();
    expect(now && suggested(now, s, 0, new SeededDice(1))).toEqual({ type: 'anything' });
  });
});

describe('unwinding', () => {
  const fighting = () => {
    const made = table();
    const { book, say, begin, next } = made;
    const ask = book.choice('ask', choosing(['yes', 'no']));
    const combat = book.sequence('combat', [state => call(state, ask), say('combat over')]);
    const turn = book.sequence('turn', [state => call(state, combat), say('turn goes on')]);
    begin(turn);
    next();
    return { ...made, ask, combat, turn };
  };

  test('drops whatever lies on top of a step, which goes on with its next line', () => {
    const { s, next, turn } = fighting();
    unwind(s, turn);
    expect(next()).toBe(NOBODY);
    expect(s.said).toEqual(['turn goes on']);
  });

  test('stops at the innermost call of the step', () => {
    const { book, s, begin, next } = table();
    const ask = book.choice('ask', choosing(['yes', 'no']));
    const arrive: Step<State, Say, { depth: number }> = book.sequence('arrive', [
      (state, { depth }) => (depth === 0 ? call(state, arrive, { depth: 1 }) : call(state, ask)),
      (state, { depth }) => void state.said.push(`arrived at depth ${depth}`),
    ]);
    begin(arrive, { depth: 0 });
    next();
    unwind(s, arrive);
    next();
    expect(s.said).toEqual(['arrived at depth 1', 'arrived at depth 0']);
  });

  test('to a step that is not being resolved is a mistake, and says so', () => {
    const { book, s } = fighting();
    const idle = book.sequence('idle', []);
    expect(() => unwind(s, idle)).toThrow("'idle' is not being resolved");
  });

  test('is needed for what is under way, at whatever depth', () => {
    const { book, s, ask, combat, turn } = fighting();
    const idle = book.sequence('idle', []);
    expect([turn, combat, ask, idle].map(step => isUnderWay(s, step))).toEqual([true, true, true, false]);
  });
});

describe('a game that is over', () => {
  test('asks nobody, whatever is left on the stack', () => {
    const { book, s, begin, next, offer, pending } = table();
    begin(book.choice('ask', choosing(['yes', 'no'])));
    next();
    s.over = true;
    expect(next()).toBe(NOBODY);
    expect(offer()).toEqual([]);
    expect(pending()).toBeNull();
  });
});

describe('a rulebook', () => {
  test('knows each step by one name', () => {
    const { book } = table();
    book.sequence('turn', []);
    expect(() => book.choice('turn', choosing([]))).toThrow("two steps are called 'turn'");
  });

  test('numbers its steps in the order in which they were written', () => {
    const { book } = table();
    const first = book.sequence('first', []);
    const second = book.choice('second', choosing([]));
    expect([first.id, second.id]).toEqual([0, 1]);
    expect(book.steps.map(step => step.name)).toEqual(['first', 'second']);
  });
});

describe('an offer', () => {
  test('that is emptied and filled again holds only what was put in since', () => {
    const out = new Offer<string>();
    out.push('a');
    out.push('b');
    out.length = 0;
    out.push('c');
    expect(out.toArray()).toEqual(['c']);
  });

  test('gives a list of its own, which later offers do not change', () => {
    const out = new Offer<string>();
    out.push('a');
    const list = out.toArray();
    out.length = 0;
    out.push('b');
    expect(list).toEqual(['a']);
  });
});

describe('the flow of a copied state', () => {
  test('is independent of its original, down to the locals', () => {
    const { book, s } = table();
    call(s, book.sequence<{ word: string }>('tell', []), { word: 'a' });
    s.journal = new Journal();
    const dice = new SeededDice(1);
    const copy = flowOf(s, dice);
    expect(copy).toEqual({ stack: s.stack, over: false, chance: dice, journal: null });
    copy.stack[0].at = 9;
    Object.assign(copy.stack[0].v, { word: 'b' });
    copy.stack.pop();
    expect(s.stack).toEqual([{ step: 0, at: 0, v: { word: 'a' } }]);
  });
});

describe('chance', () => {
  test('comes from the dice of the state', () => {
    const { s } = table();
    s.chance = new Repeated([
      [6, 4],
      [3, 0],
      [2, 1],
    ]);
    const cards = ['a', 'b', 'c'];
    expect(random(s, 6)).toBe(4);
    shuffle(s, cards);
    expect(cards).toEqual(['c', 'b', 'a']);
  });
});

test('a seat that has answered is not among those who may act', () => {
  const { book, begin, next, play, pending } = table();
  begin(book.together('ask', answering([0, 1], ['yes', 'no'])));
  next();
  play(0, 'yes');
  expect(includes(pending()?.may ?? 0, 0)).toBe(false);
});
