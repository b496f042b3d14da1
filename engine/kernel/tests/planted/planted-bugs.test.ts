/**
 * The laws catch bugs: each is planted in a copy of a game that keeps every law, and found by the law it breaks.
 */
import { describe, expect, test } from 'vitest';
import { shuffleWith } from '../../chance.ts';
import { call } from '../../flow.ts';
import type { Game } from '../../game.ts';
import { LAWS, type Law, LawBroken } from '../../laws/breach.ts';
import { type LawSettings, laws } from '../../laws/laws.ts';
import { refuse } from '../../refusal.ts';
import { audienceOf, everyone, includes, NOBODY, only, type Seat, type Viewer } from '../../seats.ts';
import type { Locals, Paragraph, QuestionSpec, SequenceLine, Step } from '../../steps.ts';
import { type Action, type Event, LEDGER, type Regatta, regatta, type State, type View } from './regatta.ts';

type Ask = QuestionSpec<State, Action, Locals>;

/** The game with something else in the place of a part of it. */
const but = (changes: Partial<Game<Regatta>>): Game<Regatta> => ({ ...regatta, ...changes });

/** The game with one of its decisions changed. */
function deciding(name: string, change: (ask: Ask) => Partial<Ask>): Game<Regatta> {
  const steps = regatta.book.steps.map(step =>
    step.name === name ? { ...step, ask: { ...step.ask, ...change(step.ask) } } : step,
  );
  return but({ book: { steps, aside: null } });
}

/** A paragraph as something that can be done, called where it is a step. */
const asLine = (paragraph: Paragraph<State, Action, Locals>): SequenceLine<State, Locals> =>
  typeof paragraph === 'function' ? paragraph : s => call(s, paragraph);

/** The game with a line of one of its sequences changed. */
function withLine(
  name: string,
  line: number,
  change: (original: SequenceLine<State, Locals>) => SequenceLine<State, Locals>,
) {
  const steps = regatta.book.steps.map(step =>
    step.name === name ? { ...step, lines: step.lines.with(line, change(asLine(step.lines[line]))) } : step,
  );
  return but({ book: { steps, aside: null } });
}

/** The game with something more done at the end of a line. */
const andThen = (name: string, line: number, more: (s: State) => void): Game<Regatta> =>
  withLine(name, line, original => (s, v) => {
    const jump = original(s, v);
    more(s);
    return jump;
  });

function stepOf(name: string): Step<State, Action> {
  const found = regatta.book.steps.find(step => step.name === name);
  if (found === undefined) throw new Error(`there is no step '${name}'`);
  return found;
}

/** A game whose reasons move something on the table they have looked at. */
function rearranging(): Game<Regatta> {
  let last: State | null = null;
  return but({
    view(s, viewer) {
      last = s;
      return regatta.view(s, viewer);
    },
    reason(s, seat, action) {
      if (action.type === 'lay' && !s.hands[seat].includes(action.card) && last !== null) last.won[0]++;
      return null;
    },
  });
}

/** Everything that was written since, changed. */
function rewrite(s: State, change: (event: Event) => Event): void {
  const { events } = s.journal ?? { events: [] };
  events.splice(0, events.length, ...events.map(change));
}

/** Tells everybody what was for some of them only. */
const blurt = (s: State): void =>
  rewrite(
    s,
    event => ({ ...event, secret: event.secret && { ...event.secret, to: everyone(s.hands.length) } }) as Event,
  );

const highest = (hand: readonly number[]): number => Math.max(0, ...hand);
const holderOfTheHighest = (s: State): Seat => {
  const best = s.hands.map(highest);
  return best.indexOf(Math.max(...best));
};

/** A clock, or anything else that is one more each time it is looked at. */
let ticks = 0;

/** Something that is kept beside the states. */
const beside = new WeakMap<State, number>();

/** A table laid out from a screen, with something else on it. */
function seenWith(view: View, viewer: Viewer, change: (s: State) => void): State {
  const s = regatta.asSeen?.(view, viewer) as State;
  change(s);
  return s;
}

interface Bug {
  law: Law;
  game: Game<Regatta>;
  /** In how many decisions the game must be over. */
  longest?: number;
}

const SECRETS: Record<string, Bug> = {
  'a view that shows every hand': {
    law: 'a viewer sees only what it knows',
    game: but({ view: (s, viewer) => ({ ...regatta.view(s, viewer), hands: s.hands }) }),
  },
  'a view that shows the top of the pile to one seat': {
    law: 'a viewer sees only what it knows',
    game: but({ view: (s, viewer) => ({ ...regatta.view(s, viewer), wind: viewer === 1 ? (s.pile.at(-1) ?? 0) : 0 }) }),
  },
  'a deal that tells all what each was dealt': {
    law: 'a viewer is told only what it sees',
    game: andThen('game', 1, blurt),
  },
  'a deal that tells one seat what all were dealt': {
    law: 'a viewer is told only what it sees',
    game: andThen('game', 1, s =>
      rewrite(s, event => ({ ...event, secret: event.secret && { ...event.secret, to: only(1) } }) as Event),
    ),
  },
  'an event that tells all which card was drawn': {
    law: 'a viewer is told only what it sees',
    game: deciding('prize', ask => ({
      apply(s, v, action, seat) {
        ask.apply(s, v, action, seat);
        if (action.type === 'draw') blurt(s);
      },
    })),
  },
  'a card that is turned up while it is drawn': {
    law: 'a viewer sees on the way only what it knows',
    game: deciding('prize', ask => ({
      apply(s, v, action, seat) {
        const { wind } = s;
        if (action.type === 'draw') s.wind = s.pile[s.pile.length - 1];
        ask.apply(s, v, action, seat);
        s.wind = wind;
        if (action.type === 'draw') s.journal?.add({ type: 'trimmed', rule: 'REGATTA-6', seat });
      },
    })),
  },
  'a card laid face down that shows until the next one is told': {
    law: 'what is done in secret is noticed by its witnesses alone',
    game: deciding('lay', ask => ({
      apply(s, v, action, seat) {
        const { wind } = s;
        if (action.type === 'lay') s.wind = action.card;
        ask.apply(s, v, action, seat);
        s.wind = wind;
        s.journal?.add({ type: 'trimmed', rule: 'REGATTA-6', seat });
      },
    })),
  },
  'an event at the table that tells all what is in a hand': {
    law: 'a viewer is told only what it sees',
    game: but({
      external: {
        timeUp(s, { seat }) {
          s.ready |= only(seat);
          s.journal?.add({ type: 'dealt', rule: 'REGATTA-10', seat, secret: { to: -1, cards: [...s.hands[seat]] } });
          return null;
        },
      },
    }),
  },
  'an event that tells all which card was laid face down': {
    law: 'what is done in secret is noticed by its witnesses alone',
    game: deciding('lay', ask => ({
      apply(s, v, action, seat) {
        ask.apply(s, v, action, seat);
        blurt(s);
      },
    })),
  },
  'a high card laid face down that shows in the score at once': {
    law: 'what is done in secret is noticed by its witnesses alone',
    game: deciding('lay', ask => ({
      apply(s, v, action, seat) {
        ask.apply(s, v, action, seat);
        if (s.laid[seat] > 6) s.won[seat]++;
      },
    })),
  },
  'a choice that depends on the hand of another': {
    law: 'a seat may do only what it knows it may',
    game: deciding('prize', ask => ({
      legal(s, v, seat, out) {
        ask.legal(s, v, seat, out);
        out.push({ type: 'say', text: `${highest(s.hands[(seat + 1) % s.hands.length])}` });
      },
    })),
  },
  'a free answer that is refused because of the hand of another': {
    law: 'a seat may do only what it knows it may',
    game: deciding('toast', () => ({
      free: {
        types: ['say'],
        sample: () => ({ type: 'say', text: 'hoy' }),
        check(s, _v, seat, action) {
          const others = s.hands.filter((_, other) => other !== seat).flat();
          return action.type === 'say' && !others.includes(Number(action.text)) ? null : refuse('hush', 'REGATTA-7');
        },
      },
    })),
  },
  'a meeting of those who hold high cards': {
    law: 'who is asked depends on what everybody knows',
    game: deciding('rest', () => ({
      who: s => s.hands.reduce((seats, hand, seat) => (highest(hand) > 6 ? seats | only(seat) : seats), 0),
      awaits: s =>
        s.hands.reduce((seats, hand, seat) => (highest(hand) > 6 ? seats | only(seat) : seats), 0) & ~s.ready,
    })),
  },
  'a prize for whoever holds the highest card': {
    law: 'who is asked depends on what everybody knows',
    game: deciding('prize', () => ({ who: holderOfTheHighest })),
  },
  'a channel for whoever holds high cards': {
    law: 'who may talk depends on what everybody knows',
    game: but({
      channels: s => [{ id: 'table', readers: 'everybody', writers: only(holderOfTheHighest(s)), rule: 'REGATTA-12' }],
    }),
  },
};

const IMAGINATION: Record<string, Bug> = {
  'a bot that knows everything': {
    law: 'what a bot imagines depends only on what its seat knows',
    game: but({ determinise() {} }),
  },
  'a bot that knows the order of the pile': {
    law: 'what a bot imagines depends only on what its seat knows',
    game: but({
      determinise(s, viewer, chance, memory) {
        const top = s.pile.at(-1);
        regatta.determinise(s, viewer, chance, memory);
        if (top === undefined || !s.pile.includes(top)) return;
        s.pile.splice(s.pile.indexOf(top), 1);
        s.pile.push(top);
      },
    }),
  },
  'a bot to which the true order shines through': {
    law: 'what a bot imagines depends only on what its seat knows',
    game: but({ determinise: (s, _viewer, chance) => shuffleWith(chance, s.pile) }),
  },
  'a bot that knows which cards were laid face down': {
    law: 'what a bot imagines depends only on what its seat knows',
    game: but({
      determinise(s, viewer, chance, memory) {
        const { laid } = s;
        s.laid = s.laid.map((card, seat) => (seat === viewer ? card : 0));
        s.discard.push(...laid.filter((_, seat) => seat !== viewer));
        regatta.determinise(s, viewer, chance, memory);
        s.discard = s.discard.filter(card => !laid.includes(card));
        s.laid = laid;
      },
    }),
  },
  'a bot that forgets its own hand': {
    law: 'a viewer sees only what it knows',
    game: but({ determinise: (s, _viewer, chance) => regatta.determinise(s, NOBODY, chance) }),
  },
  'a bot that imagines a card twice': {
    law: 'what is imagined is possible',
    game: but({
      determinise(s, viewer, chance, memory) {
        regatta.determinise(s, viewer, chance, memory);
        if (s.pile.length > 1) s.pile[0] = s.pile[1];
      },
    }),
  },
};

const SCREENS: Record<string, Bug> = {
  'a screen that hides whether the sail is trimmed': {
    law: 'what a screen shows is enough to say what is legal',
    game: but({ view: (s, viewer) => ({ ...regatta.view(s, viewer), trimmed: false }) }),
  },
  'a table laid out from a screen with a card too few': {
    law: 'a table laid out from a screen shows that screen',
    game: but({ asSeen: (view, viewer) => seenWith(view, viewer, s => s.pile.pop()) }),
  },
  'a table laid out from a screen with a card twice': {
    law: 'a table laid out from a screen shows that screen',
    game: but({ asSeen: (view, viewer) => seenWith(view, viewer, s => s.pile.length > 1 && s.pile.fill(s.pile[0])) }),
  },
  'a table laid out from a screen that takes the screen apart': {
    law: 'what was shown stays as it was',
    game: but({
      asSeen(view, viewer) {
        const s = seenWith(view, viewer, () => {});
        view.discard.length = 0;
        return s;
      },
    }),
  },
  'a table laid out from a screen without what may be said in free words': {
    law: 'what a screen shows is enough to say what is legal',
    game: but({ asSeen: (view, viewer) => seenWith(view, viewer, s => s.stack.pop()) }),
  },
};

const COPIES: Record<string, Bug> = {
  'a copy that shares the pile': {
    law: 'a copy is a copy',
    game: but({ clone: (s, chance) => ({ ...regatta.clone(s, chance), pile: s.pile }) }),
  },
  'a copy that shares one hand': {
    law: 'a copy is a copy',
    game: but({ clone: (s, chance) => ({ ...regatta.clone(s, chance), hands: [...s.hands] }) }),
  },
  'a copy that forgets the score': {
    law: 'a copy is a copy',
    game: but({ clone: (s, chance) => ({ ...regatta.clone(s, chance), won: s.won.map(() => 0) }) }),
  },
  'something beside the state that a copy does not have': {
    law: 'a copy has the same future',
    game: andThen('round', 6, s => {
      const laps = (beside.get(s) ?? 0) + 1;
      beside.set(s, laps);
      s.wind = laps;
    }),
  },
  'something beside the state that is not saved': {
    law: 'a saved game goes on as if nothing had happened',
    game: {
      ...deciding('rest', ask => ({
        apply(s, v, action, seat) {
          ask.apply(s, v, action, seat);
          beside.set(s, (beside.get(s) ?? 0) + 1);
          s.motto = `${beside.get(s)}`;
        },
      })),
      clone(s, chance) {
        const copy = regatta.clone(s, chance);
        beside.set(copy, beside.get(s) ?? 0);
        return copy;
      },
    },
  },
  'cards shuffled before the first step': {
    law: 'a replay is the same game',
    game: but({
      setup(options, seats, chance) {
        const s = regatta.setup(options, seats, chance);
        shuffleWith(chance, s.pile);
        return s;
      },
    }),
  },
  'Math.random in a rule': {
    law: 'the same dice give the same game',
    game: andThen('round', 0, s => {
      s.wind = Math.random();
    }),
  },
  'a rule that looks at the clock': {
    law: 'the same dice give the same game',
    game: deciding('toast', ask => ({
      apply(s, v, action, seat) {
        ask.apply(s, v, action, seat);
        s.motto += process.hrtime.bigint();
      },
    })),
  },
  'a rule that counts in a variable of its own': {
    law: 'the same dice give the same game',
    game: deciding('prize', ask => ({
      apply(s, v, action, seat) {
        ask.apply(s, v, action, seat);
        s.wind = ticks++;
      },
    })),
  },
  'a rule that depends on somebody writing': {
    law: 'writing it down changes nothing',
    game: deciding('prize', ask => ({
      apply(s, v, action, seat) {
        ask.apply(s, v, action, seat);
        if (s.journal !== null) s.wind = s.journal.events.length;
      },
    })),
  },
  'a Map in the state': {
    law: 'a state is plain data',
    game: but({
      setup: (options, seats, chance) => Object.assign(regatta.setup(options, seats, chance), { fleet: new Map() }),
    }),
  },
  'a part of the state that is undefined': {
    law: 'a state is plain data',
    game: but({
      setup: (options, seats, chance) => Object.assign(regatta.setup(options, seats, chance), { fleet: undefined }),
    }),
  },
  'a number that is none': {
    law: 'a state is plain data',
    game: andThen('round', 0, s => {
      s.wind = Number.NaN;
    }),
  },
  'a list among the locals of a step': {
    law: 'a state is plain data',
    game: andThen('game', 1, s => {
      Object.assign(s.stack[0].v, { cards: [1, 2] });
    }),
  },
};

const REFUSALS: Record<string, Bug> = {
  'the same action offered twice': {
    law: 'each action is offered once',
    game: deciding('prize', ask => ({
      legal(s, v, seat, out) {
        ask.legal(s, v, seat, out);
        out.push({ type: 'pass' });
      },
    })),
  },
  'nothing to do while the table waits': {
    law: 'nobody is stuck',
    game: deciding('prize', ask => ({ legal: (s, v, seat, out) => s.round === 0 && ask.legal(s, v, seat, out) })),
  },
  'an action whose shape does not let it in': {
    law: 'what is legal is accepted',
    game: but({ actions: { ...regatta.actions, lay: { card: { kind: 'whole', min: 1, max: 9 } } } }),
  },
  'a refusal that rearranges the table': {
    law: 'what is not legal is refused and changes nothing',
    game: rearranging(),
  },
  'a view that hands out what lies on the table': {
    law: 'what was shown stays as it was',
    game: but({ view: (s, viewer) => ({ ...regatta.view(s, viewer), won: s.won }) }),
  },
  'a view that sorts the hands it shows': {
    law: 'looking changes nothing',
    game: but({
      view(s, viewer) {
        s.hands[viewer]?.sort((a, b) => a - b);
        return regatta.view(s, viewer);
      },
    }),
  },
  'a check of free text that accepts anything': {
    law: 'a free answer that is accepted can be carried out',
    game: deciding('toast', ask => ({
      free: {
        types: Object.keys(regatta.actions),
        check: () => null,
        sample: ask.free?.sample ?? (() => ({ type: 'pass' })),
      },
    })),
  },
  'a check of free text that writes down what it was asked': {
    law: 'looking changes nothing',
    game: deciding('toast', ask => ({
      free: {
        types: ['say'],
        sample: ask.free?.sample ?? (() => ({ type: 'pass' })),
        check(s, v, seat, action) {
          s.motto += '!';
          return ask.free?.check(s, v, seat, action) ?? null;
        },
      },
    })),
  },
  'a refusal that cites a row there is not': {
    law: 'a refusal says why',
    game: but({ reason: s => (s.over ? refuse('too-late', 'REGATTA-99') : null) }),
  },
  'an answer to the table that cites a row there is not': {
    law: 'a refusal says why',
    game: but({ external: { left: () => refuse('stay', 'REGATTA-99') } }),
  },
  'an event that cites a row there is not': {
    law: 'events cite a row of the ledger',
    game: deciding('rest', ask => ({
      apply(s, v, action, seat) {
        ask.apply(s, v, action, seat);
        rewrite(s, event => ({ ...event, rule: 'REGATTA-99' }));
      },
    })),
  },
  'options that do not go together and are let in': {
    law: 'somebody is asked',
    game: but({ fits: () => null }),
  },
  'an option whose usual value does not exist': {
    law: 'a table is what the options say',
    game: but({ options: { first: { ...regatta.options.first, default: 3 } } }),
  },
};

const COURSE: Record<string, Bug> = {
  'a game that never ends': {
    law: 'a game ends',
    longest: 150,
    game: deciding('toast', ask => ({
      apply(s, v, action, seat) {
        ask.apply(s, v, action, seat);
        call(s, stepOf('toast'));
      },
    })),
  },
  'a step that nobody is asked in': {
    law: 'the rules never fail',
    game: deciding('rest', () => ({ awaits: () => 0 })),
  },
  'a rule that fails': {
    law: 'the rules never fail',
    game: andThen('round', 6, () => {
      throw new TypeError('something is undefined');
    }),
  },
  'a stack that runs empty before the end': {
    law: 'the rules never fail',
    game: andThen('round', 6, s => {
      s.over = false;
      s.stack.length = 0;
    }),
  },
  'liberties that are said to be there, and are not': {
    law: 'liberties are there where the rules say so',
    game: deciding('prize', ask => ({ liberties: ask.liberties && { ...ask.liberties, any: () => true } })),
  },
  'a liberty that leads round in a circle': {
    law: 'a liberty changes something',
    game: deciding('prize', ask => ({
      liberties: ask.liberties && {
        ...ask.liberties,
        legal: (_s, _v, _seat, out) => out.push({ type: 'trim' }),
        apply: s => {
          s.trimmed = !s.trimmed;
        },
      },
    })),
  },
  'a meeting that never comes to an end': {
    law: 'a meeting comes to an end',
    game: deciding('rest', ask => ({
      apply(s, v, action, seat) {
        ask.apply(s, v, action, seat);
        if (includes(s.ready, seat)) s.ready = only(seat);
      },
    })),
  },
  'answers given together of which the first counts more': {
    law: 'answers given together commute',
    game: deciding('lay', ask => ({
      apply(s, v, action, seat) {
        if (s.laid.every(card => card === 0)) s.turn = seat;
        ask.apply(s, v, action, seat);
        if (s.laid.every(card => card !== 0)) s.won[s.turn]++;
      },
    })),
  },
  'a card that is lost': {
    law: 'what can never be false is true',
    game: deciding('prize', ask => ({
      apply(s, v, action, seat) {
        ask.apply(s, v, action, seat);
        s.pile.shift();
      },
    })),
  },
  'shares that do not add up': {
    law: 'the win is shared out exactly',
    game: but({
      outcome(s) {
        const outcome = regatta.outcome(s);
        return outcome.void ? outcome : { ...outcome, parts: outcome.parts + 1 };
      },
    }),
  },
  'a move that may be taken back after a card was seen': {
    law: 'what is taken back never was',
    game: but({ undo: { rule: 'REGATTA-11', isFinal: () => false } }),
  },
  'a rest that nobody notices, and that ends what others may take back': {
    law: 'what may be taken back tells nothing',
    game: {
      ...deciding('rest', ask => ({
        apply(s, v, action, seat) {
          ask.apply(s, v, action, seat);
          rewrite(s, event => ({ ...event, onlyTo: only(seat) }));
        },
      })),
      view: (s, viewer) => ({ ...regatta.view(s, viewer), ready: s.ready & audienceOf(viewer) }),
    },
  },
  'a pass that cannot be taken back while a high card lies on the pile': {
    law: 'what may be taken back tells nothing',
    game: deciding('prize', ask => ({
      apply(s, v, action, seat) {
        ask.apply(s, v, action, seat);
        if (action.type !== 'pass' || (s.pile.at(-1) ?? 0) < 7) return;
        const other = (seat + 1) % s.hands.length;
        const told: Event = { type: 'peeked', rule: 'REGATTA-5', seat: other, fades: true };
        s.journal?.add({ ...told, onlyTo: only(other) } as Event);
      },
    })),
  },
};

const settings = (longest?: number): LawSettings<Regatta> => ({
  games: 3,
  ledger: LEDGER,
  ...(longest === undefined ? {} : { longest }),
});

/** The law that a game breaks, null if it keeps them all. */
function broken(game: Game<Regatta>, longest?: number): Law | null {
  try {
    laws(game, settings(longest));
    return null;
  } catch (error) {
    if (error instanceof LawBroken) return error.law;
    throw error;
  }
}

const sound = new Map<number | undefined, Law | null>();

/** What the game without a bug breaks under the same settings: nothing. */
function twinOf({ longest }: Bug): Law | null {
  if (!sound.has(longest)) sound.set(longest, broken(regatta, longest));
  return sound.get(longest) ?? null;
}

describe.each([
  ['secrets', SECRETS],
  ['imagination', IMAGINATION],
  ['screens', SCREENS],
  ['copies, saves and dice', COPIES],
  ['refusals', REFUSALS],
  ['the course of a game', COURSE],
])('a bug in %s is caught:', (_, bugs) => {
  test.each(Object.entries(bugs))('%s', (_name, bug) => {
    expect(twinOf(bug)).toBeNull();
    expect(broken(bug.game, bug.longest)).toBe(bug.law);
  });
});

test('every law has caught a bug', () => {
  const caught = [SECRETS, IMAGINATION, SCREENS, COPIES, REFUSALS, COURSE]
    .flatMap(bugs => Object.values(bugs))
    .map(bug => bug.law);
  expect(LAWS.filter(law => !caught.includes(law))).toEqual([]);
});

test('a breach says where to see it again', () => {
  const { game } = COURSE['a card that is lost'];
  expect(() => laws(game, settings())).toThrow(
    /^what can never be false is true: there are 11 cards \(\{"game":"regatta","options":\{"first":"nobody"\},"seats":2,"seed":1,/,
  );
});
