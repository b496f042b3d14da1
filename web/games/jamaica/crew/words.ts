/** The words of the tavern and of the questions that characters ask, beside those the rules have. */
import type { Stack } from '@havre/engine/games/jamaica/events.ts';
import type { GoodsName } from '@havre/engine/games/jamaica/material.ts';
import { counted, type Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import { settings } from '../../../shell/settings.ts';

/** What so many of each are called: one, and several. */
const GOODS: { readonly [L in Language]: { readonly [G in GoodsName]: readonly [string, string] } } = {
  en: { gold: ['gold', 'gold'], food: ['food', 'food'], powder: ['powder', 'powder'] },
  fr: { gold: ['doublon', 'doublons'], food: ['nourriture', 'nourritures'], powder: ['poudre', 'poudres'] },
};
const doublons = (count: number): string => counted('fr', count, ...GOODS.fr.gold);
/** Loads of which one is meant: equal ones are named once. */
const stacksIn = (language: Language, stacks: readonly Stack[]): string =>
  [...new Set(stacks.map(({ goods, tokens }) => counted(language, tokens, ...GOODS[language][goods])))].join(
    language === 'fr' ? ' ou ' : ' or ',
  );

const english = {
  tavern: 'The tavern',
  open: 'Look into the tavern',
  leave: 'Leave the tavern',
  plan: 'The places of the tavern: arrow keys lead from one to the next',
  nobody: 'Nobody today',
  loserHolds: 'The holds of whoever has lost',
  faceDown: 'face down',
  empty: 'nobody here',
  bottle: 'the bottle of rum',
  at: (place: string, what: string): string => `${place}: ${what}`,
  standHere: (fee: number): string => `let the bottle stand here, for ${fee} gold`,
  priced: (about: string, fee: number): string =>
    `${about} ${fee === 0 ? 'No fee.' : `The bottle’s way: ${fee} gold.`}`,
  fee: 'Fee',
  free: 'no fee',
  home: 'if you come home',
  away: 'if not',
  hint: 'Touch a face to see who it is.',
  asked: 'Touch a face: the bottle goes to it, for 1 gold a place.',
  hired: (name: string): string => `${name} comes aboard: choose a hold.`,
  mustLeave: (stacks: readonly Stack[]): string =>
    stacks.length === 0
      ? 'There is no room aboard.'
      : `No hold is empty: one load has to go, ${stacksIn('en', stacks)}.`,
  otherStands: 'Or touch another table beside it for the bottle.',
  waiting: (count: number): string => `${count} waiting`,
  youkounkoun: (worth: string): string => `The Youkounkoun, face up: ${worth}`,
  tokens: (count: number): string => (count === 1 ? '1 treasure token' : `${count} treasure tokens`),
};

type TavernWords = typeof english;

const french: TavernWords = typeset({
  tavern: 'La taverne',
  open: 'Regarder dans la taverne',
  leave: 'Quitter la taverne',
  plan: 'Les cases de la taverne : les flèches mènent de l’une à l’autre',
  nobody: 'Personne aujourd’hui',
  loserHolds: 'Les cales du perdant',
  faceDown: 'face cachée',
  empty: 'personne',
  bottle: 'la bouteille de rhum',
  at: (place, what) => `${place} : ${what}`,
  standHere: fee => `poser la bouteille ici, pour ${doublons(fee)}`,
  priced: (about, fee) => `${about} ${fee === 0 ? 'Sans frais.' : `Chemin de la bouteille : ${doublons(fee)}.`}`,
  fee: 'Frais',
  free: 'sans frais',
  home: 'à Port Royal',
  away: 'sinon',
  hint: 'Touchez un visage pour savoir qui c’est.',
  asked: 'Touchez un visage : la bouteille y va, pour 1 doublon par case.',
  hired: name => `${name} monte à bord : choisissez une cale.`,
  mustLeave: stacks =>
    stacks.length === 0
      ? 'Il n’y a pas de place à bord.'
      : `Aucune cale n’est vide : un chargement doit partir, ${stacksIn('fr', stacks)}.`,
  otherStands: 'Ou touchez une autre table adjacente pour la bouteille.',
  waiting: count => `${count} à recruter`,
  youkounkoun: worth => `Le Youkounkoun, face visible : ${worth}`,
  tokens: count => (count === 1 ? '1 jeton trésor' : `${count} jetons trésor`),
});

const CATALOGUES: { readonly [L in Language]: TavernWords } = { en: english, fr: french };

export const tavernWords = (): TavernWords => CATALOGUES[settings.value.language];
