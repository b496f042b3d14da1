/** Fuji Flush in English. */
import { enumerated, type Names, nameOf, type Wording } from '../language.ts';
import type { FujiFlush } from './game.ts';
import type { Card } from './material.ts';
import { forecast } from './questions.ts';
import { keys } from './wording-keys.ts';
import { numbered } from './wording-seats.ts';
import { meantBy, pictureOf, type TableWords, tableLines, waysOf } from './wording-table.ts';

/** 'an 8', 'a 9'. */
const a = (card: Card): string => `${[8, 11, 18].includes(card) ? 'an' : 'a'} ${card}`;
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const and = (seats: readonly number[], names: Names): string =>
  enumerated(
    seats.map(seat => nameOf(names, seat)),
    'en',
  );

const table: TableWords = {
  front: 'front card',
  combined: 'combined',
  hand: 'in hand',
  you: 'you',
  left: 'has left',
  pile: count => `Draw pile: ${cards(count)}.`,
  discard: (count, top) =>
    top === undefined ? 'Discard pile: empty.' : `Discard pile: ${cards(count)}, ${a(top)} on top.`,
  ownHand: 'Your hand',
  emptyHand: 'empty',
  yourHand: hand => (hand.length === 0 ? 'Your hand is empty.' : `Your hand: ${hand.join('  ')}`),
};

export const english: Wording<FujiFlush> = {
  summary: 'Get rid of all your cards: a card that survives a round is gone, and equal cards stand together.',
  prompts: { playCard: 'Play a card.' },
  actions: { playCard: ({ card }) => `Play ${a(card)}` },
  effect(view, seat, { card }, names) {
    const { combined, partners, pushedOut } = forecast(view, seat, card);
    const together = partners.length === 0 ? [] : [`with ${and(partners, names)}: ${combined}`];
    const out = pushedOut.length === 0 ? [] : [`pushes out ${and(pushedOut, names)}`];
    return [...together, ...out].join('; ') || null;
  },
  keys,

  events: {
    dealt: ({ seat, count, secret }, names) =>
      `${nameOf(names, seat)} is dealt ${cards(count)}${secret === undefined ? '' : `: ${sorted(secret.cards)}`}.`,
    began: ({ seat, rule }, names) =>
      rule === 'FUJ-SETUP-09'
        ? `${nameOf(names, seat)} begins, as agreed.`
        : `${nameOf(names, seat)} begins, drawn by lot.`,
    wentThrough: ({ card, seats }, names) =>
      seats.length === 1
        ? `${and(seats, names)}’s ${card} goes through.`
        : `The ${card}s of ${and(seats, names)} go through together.`,
    played: ({ seat, card, combined, with: partners }, names) =>
      partners.length === 0
        ? `${nameOf(names, seat)} plays ${a(card)}.`
        : `${nameOf(names, seat)} plays ${a(card)}, with ${and(partners, names)}: combined value ${combined}.`,
    pushedOut: ({ seat, card, combined, by }, names) =>
      `${nameOf(names, by)} pushes out ${nameOf(names, seat)}’s ${card}${combined === card ? '' : ` (combined value ${combined})`}.`,
    drew: ({ seat, secret }, names) =>
      `${nameOf(names, seat)} draws ${secret === undefined ? 'a card' : enumerated(secret.cards.map(a), 'en')}.`,
    reshuffled: ({ count }) =>
      `The draw pile is empty: the ${cards(count)} of the discard pile are shuffled into a new one.`,
    won: ({ seats, rule }, names) => {
      if (rule === 'FUJ-NET-02') return `${and(seats, names)} wins, the last one at the table.`;
      return seats.length === 1
        ? `${and(seats, names)} has no card left and wins.`
        : `${and(seats, names)} win together.`;
    },
    ranOutOfTime: ({ seat }, names) => `${nameOf(names, seat)} is out of time: the lowest card is played.`,
    left: ({ seat, cards: left }, names) =>
      `${nameOf(names, seat)} leaves for good; ${left.length === 1 ? 'one card is' : `${cards(left.length)} are`} discarded.`,
  },

  refusals: {
    over: 'The game is over: the win took effect at once.',
    gone: 'That player has left the game for good.',
    'not-your-turn': 'It is not your turn.',
    'not-in-hand': 'That card is not in your hand.',
  },
  options: {
    first: { label: 'Who begins', values: { random: 'drawn by lot', ...numbered('seat') } },
    freeChat: { label: 'Free chat during the game', values: { true: 'yes', false: 'no' } },
  },
  phrases: {
    hello: 'Hello!',
    goodLuck: 'Good luck!',
    wellPlayed: 'Well played!',
    ouch: 'Ouch!',
    phew: 'Phew!',
    thinking: 'Let me think…',
    yourTurn: 'It’s your turn.',
    thanks: 'Thanks for the game!',
  },
  table: (view, viewer, names) => tableLines(table, view, viewer, names),
  picture: (view, viewer, names) => pictureOf(table, view, viewer, names),
  ways: waysOf,
  meant: meantBy,
};

const sorted = (hand: readonly Card[]): string => hand.toSorted((one, other) => one - other).join(', ');
