/** Fuji Flush en français, in the words of the glossary: pioche, défausse, poser, valeur combinée. */
import { counted, enumerated, type Names, nameOf, type Wording } from '../language.ts';
import type { FujiFlush } from './game.ts';
import type { Card } from './material.ts';
import { forecast } from './questions.ts';
import { keys } from './wording-keys.ts';
import { numbered } from './wording-seats.ts';
import { meantBy, pictureOf, type TableWords, tableLines, waysOf } from './wording-table.ts';

const cards = (count: number): string => counted('fr', count, 'carte', 'cartes');
const and = (seats: readonly number[], names: Names): string =>
  enumerated(
    seats.map(seat => nameOf(names, seat)),
    'fr',
  );

const table: TableWords = {
  front: 'carte posée',
  combined: 'valeur combinée',
  hand: 'en main',
  you: 'vous',
  left: 'a quitté la partie',
  pile: count => `Pioche : ${cards(count)}.`,
  discard: (count, top) =>
    top === undefined ? 'Défausse : vide.' : `Défausse : ${cards(count)}, avec un ${top} dessus.`,
  ownHand: 'Votre main',
  emptyHand: 'vide',
  yourHand: hand => (hand.length === 0 ? 'Votre main est vide.' : `Votre main : ${hand.join('  ')}`),
};

// No sentence says « de » before a name or agrees with a person: names of any first letter and any gender fit.
export const french: Wording<FujiFlush> = {
  summary:
    'Débarrassez-vous de toutes vos cartes : une carte qui tient un tour de table est défaussée, et les cartes de même valeur s’additionnent.',
  prompts: { playCard: 'Posez une carte.' },
  actions: { playCard: ({ card }) => `Poser un ${card}` },
  effect(view, seat, { card }, names) {
    const { combined, partners, pushedOut } = forecast(view, seat, card);
    const together = partners.length === 0 ? [] : [`avec ${and(partners, names)} : valeur combinée ${combined}`];
    const out =
      pushedOut.length === 0
        ? []
        : [`chasse ${pushedOut.length === 1 ? 'la carte' : 'les cartes'} : ${and(pushedOut, names)}`];
    return [...together, ...out].join(' ; ') || null;
  },
  keys,

  events: {
    dealt: ({ seat, count, secret }, names) =>
      `${nameOf(names, seat)} reçoit ${cards(count)}${secret === undefined ? '' : ` : ${sorted(secret.cards)}`}.`,
    began: ({ seat, rule }, names) =>
      rule === 'FUJ-SETUP-09'
        ? `${nameOf(names, seat)} commence, comme convenu.`
        : `${nameOf(names, seat)} commence : le sort en a décidé.`,
    wentThrough: ({ card, seats }, names) =>
      seats.length === 1
        ? `${and(seats, names)} défausse son ${card} sans piocher.`
        : `${and(seats, names)} défaussent leur ${card} sans piocher.`,
    played: ({ seat, card, combined, with: partners }, names) =>
      partners.length === 0
        ? `${nameOf(names, seat)} pose un ${card}.`
        : `${nameOf(names, seat)} pose un ${card}, avec ${and(partners, names)} : valeur combinée ${combined}.`,
    pushedOut: ({ seat, card, combined, by }, names) =>
      `${nameOf(names, by)} chasse le ${card} posé par ${nameOf(names, seat)}${combined === card ? '' : ` (valeur combinée ${combined})`}.`,
    drew: ({ seat, secret }, names) =>
      `${nameOf(names, seat)} pioche ${
        secret === undefined
          ? 'une carte'
          : enumerated(
              secret.cards.map(one => `un ${one}`),
              'fr',
            )
      }.`,
    reshuffled: ({ count }) =>
      `La pioche est vide : la défausse (${cards(count)}) est mélangée et devient la nouvelle pioche.`,
    won: ({ seats, rule }, names) => {
      if (rule === 'FUJ-NET-02') return `${and(seats, names)} gagne : il ne reste personne d’autre à la table.`;
      return seats.length === 1
        ? `${and(seats, names)} n’a plus de carte et gagne.`
        : `${and(seats, names)} gagnent ensemble.`;
    },
    ranOutOfTime: ({ seat }, names) => `Le temps est écoulé : ${nameOf(names, seat)} pose sa plus petite carte.`,
    left: ({ seat, cards: left }, names) =>
      `${nameOf(names, seat)} quitte la partie et défausse ${cards(left.length)}.`,
  },

  refusals: {
    over: 'La partie est finie : la victoire est immédiate.',
    gone: 'Cette personne a quitté la partie.',
    'not-your-turn': 'Ce n’est pas votre tour.',
    'not-in-hand': 'Cette carte n’est pas dans votre main.',
  },
  options: {
    first: { label: 'Qui commence', values: { random: 'tirage au sort', ...numbered('place') } },
    freeChat: { label: 'Discussion libre pendant la partie', values: { true: 'oui', false: 'non' } },
  },
  phrases: {
    hello: 'Bonjour !',
    goodLuck: 'Bonne chance !',
    wellPlayed: 'Bien joué !',
    ouch: 'Aïe !',
    phew: 'Ouf !',
    thinking: 'Je réfléchis…',
    yourTurn: 'C’est à vous.',
    thanks: 'Merci pour la partie !',
  },
  table: (view, viewer, names) => tableLines(table, view, viewer, names),
  picture: (view, viewer, names) => pictureOf(table, view, viewer, names),
  ways: waysOf,
  meant: meantBy,
};

const sorted = (hand: readonly Card[]): string => hand.toSorted((one, other) => one - other).join(', ');
