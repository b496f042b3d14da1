/**
 * Plays Decrypto by what words bring to mind: as encryptor, as decoder and as interceptor.
 *
 * It sees what its seat sees and answers questions; what is allowed it learns from the questions themselves.
 */
import type { Knowledge } from '../../../bots/knowledge.ts';
import type { Mind } from '../../../bots/mind.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { sideOfSheet } from '../8-notes.ts';
import type { Action } from '../actions.ts';
import type { Decrypto } from '../game.ts';
import type { View } from '../information.ts';
import { digitsOf, SLOTS } from '../material.ts';
import type { WordLanguage } from '../pack.ts';
import { flawOfClues } from '../questions.ts';
import { type Colour, otherOf } from '../state.ts';
import { ASSOCIATIONS as ENGLISH } from './associations-en.ts';
import { ASSOCIATIONS as FRENCH } from './associations-fr.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { type Accent, AMONG_FRIENDS, clueFor, decrypted, intercepted, LISTENING_IN, likeliest } from './thoughts.ts';

const LEXICONS: { readonly [L in WordLanguage]: Lexicon } = { en: lexiconOf(ENGLISH), fr: lexiconOf(FRENCH) };

export const knowledge: Knowledge<Decrypto> = {
  choose(mind, chance) {
    const view = mind.game.view(mind.imagine(chance), mind.seat);
    const accent = { number: mind.seat, known: AMONG_FRIENDS };
    const offered = (...types: Action['type'][]) => mind.legal.find(action => types.includes(action.type)) ?? null;
    switch (view.phase) {
      case 'clues':
        return offered('confirmClues', 'turnHourglass') ?? written(view, accent, chance);
      case 'guess':
        return offered('letStand', 'confirm') ?? drafted(mind, view, accent, chance);
      case 'words':
        return named(view, accent) ?? offered('confirmWords');
      case 'verdict':
        return offered('confirmVerdict');
      default:
        return offered('drawCode');
    }
  },
};

const listeningIn = (accent: Accent): Accent => ({ ...accent, known: LISTENING_IN });

/** Three clues for the code in hand, one after the other; null where not even one word brings anything to mind. */
function written(view: View, accent: Accent, chance: Chance): Action | null {
  const lexicon = LEXICONS[view.options.language];
  const words = view.side === null ? null : view.teams[view.side].words;
  if (view.card === null || words === null) return null;
  const clues: string[] = [];
  for (const slot of digitsOf(view.card)) {
    const isAllowed = (clue: string): boolean => flawOfClues(view, [...clues, clue]) === null;
    const clue = clueFor(lexicon, words, slot, { isAllowed, accent }, chance);
    if (clue === null) return null;
    clues.push(clue);
  }
  return { type: 'writeClues', clues };
}

/** The guess of the own team, for its own code or for the other team's. */
function drafted(mind: Mind<Decrypto>, view: View, accent: Accent, chance: Chance): Action | null {
  const lexicon = LEXICONS[view.options.language];
  const clues = view.sheet.at(-1)?.clues ?? [];
  const words = view.side === null ? null : view.teams[view.side].words;
  const code =
    view.side === view.sending
      ? decrypted(lexicon, words ?? [], clues, accent, chance)
      : intercepted(lexicon, sideOfSheet(view.sheet, view.sending), clues, listeningIn(accent), chance);
  return mind.legal.find(action => action.type === 'draft' && action.code === code) ?? null;
}

/** The four words of the other team, by the clues heard; null once a list is written. */
function named(view: View, accent: Accent): Action | null {
  const own = view.side === null ? null : view.teams[view.side].own;
  if (own === null || own.named.some(word => word !== '')) return null;
  const lexicon = LEXICONS[view.options.language];
  const heard = sideOfSheet(view.sheet, otherOf(view.side as Colour));
  const words = SLOTS.map((_, i) => likeliest(lexicon, heard[i], listeningIn(accent)));
  return words.every(word => word === '') ? null : { type: 'nameWords', words };
}
