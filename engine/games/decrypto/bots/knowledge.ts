/**
 * Plays Decrypto by what words bring to mind: as encryptor, as decoder and as interceptor.
 *
 * It sees what its seat sees and answers questions; what is allowed it learns from the questions themselves.
 */
import type { Inattention } from '../../../bots/inattention.ts';
import type { Knowledge } from '../../../bots/knowledge.ts';
import type { Mind } from '../../../bots/mind.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { isAmong } from '../5-clue-check.ts';
import { sideOfSheet } from '../8-notes.ts';
import type { Action } from '../actions.ts';
import type { Decrypto } from '../game.ts';
import type { View } from '../information.ts';
import { digitsOf, NO_CODE, SLOTS } from '../material.ts';
import { flawOfClues } from '../questions.ts';
import { type Colour, otherOf } from '../state.ts';
import { chooseClues, isBuiltOn } from './clue-choice.ts';
import { fitsOfListeners, fitsOfTeam, likeliestOf, likeliestWord } from './decoding.ts';
import { loadLanguage, senseOf } from './language-data.ts';
import { isAboutLetters } from './objecting.ts';
import { isPassing } from './passing.ts';
import { rehearse } from './rehearsal.ts';
import { ATTENTIVE, type Skill, skillOf } from './skill.ts';

export const knowledge: Knowledge<Decrypto> = {
  /** A device that has neither the words nor a network plays all the same: it passes, and asks for them again the next time. */
  prepare: (options, files) =>
    loadLanguage(options.language, files).then(
      () => rehearse(options),
      () => {},
    ),

  choose(mind, chance, inattention: Inattention = ATTENTIVE) {
    const view = mind.game.view(mind.imagine(chance), mind.seat);
    const skill = skillOf(mind.seat, inattention);
    const offered = (...types: Action['type'][]) => mind.legal.find(action => types.includes(action.type)) ?? null;
    switch (view.phase) {
      case 'clues':
        return offered('confirmClues', 'turnHourglass') ?? written(cluesFor(view, skill, chance));
      case 'guess':
        return (
          objection(mind, view) ??
          objectionAnswer(mind, view, () => cluesFor(view, skill, chance)) ??
          offered('confirm') ??
          drafted(mind, view, skill)
        );
      case 'words':
        return named(view, skill) ?? offered('confirmWords');
      case 'verdict':
        return offered('confirmVerdict');
      default:
        return agreement(mind, view) ?? offered('drawCode');
    }
  },
};

/** What a mate has asked for, another encryptor (DEC-ENC-05) or other words (DEC-SETUP-16): that is for people to decide. */
function agreement({ seat, legal }: Mind<Decrypto>, { side, teams }: View): Action | null {
  const team = side === null ? null : teams[side];
  if (team?.own == null) return null;
  const { nominated, exchanging } = team.own;
  const isAsked = (action: Action): boolean =>
    (action.type === 'nominate' &&
      action.seat !== team.encryptor &&
      nominated.some(vote => vote.seat !== seat && vote.nominee === action.seat)) ||
    (action.type === 'exchangeWords' && action.wish && exchanging.length > 0);
  return legal.find(isAsked) ?? null;
}

const written = (clues: readonly string[] | null): Action | null =>
  clues === null ? null : { type: 'writeClues', clues: [...clues] };

/** Three clues for the code in hand; null without one. */
function cluesFor(view: View, skill: Skill, chance: Chance): readonly string[] | null {
  const words = view.side === null ? null : view.teams[view.side].words;
  if (view.card === null || view.side === null || words === null) return null;
  const encrypting = {
    words,
    code: view.card,
    given: sideOfSheet(view.sheet, view.side),
    isListenedTo: view.round > 1,
    isAllowed: (clues: readonly string[]) => flawOfClues(view, clues) === null,
  };
  return chooseClues(senseOf(view.options), encrypting, skill, chance);
}

/** DEC-CLUE-19: to what no listener could learn from. */
function objection(mind: Mind<Decrypto>, view: View): Action | null {
  const clues = view.sheet.at(-1)?.clues ?? [];
  const isUnfair = (line: number) =>
    isAboutLetters(clues[line - 1] ?? '', view.options.language) && !isPassing(clues[line - 1] ?? '');
  return mind.legal.find(action => action.type === 'object' && isUnfair(action.line)) ?? null;
}

/**
 * DEC-CLUE-19: what a row forbids is replaced, whoever wrote it: a clue about letters or the code (DEC-CLUE-11), or one that is
 * built on its word where the software cannot tell (DEC-CLUE-13). Any other refers to the meaning of its word, and stands.
 */
function objectionAnswer(mind: Mind<Decrypto>, view: View, others: () => readonly string[] | null): Action | null {
  const stand = mind.legal.find(action => action.type === 'letStand');
  if (stand === undefined) return null;
  const clues = view.sheet.at(-1)?.clues ?? [];
  const clue = clues[stand.line - 1] ?? '';
  const words = view.side === null ? null : view.teams[view.side].words;
  const word = words?.[digitsOf(view.card ?? NO_CODE)[stand.line - 1] - 1] ?? '';
  if (!isAboutLetters(clue, view.options.language) && !isBuiltOn(clue, word)) return stand;
  const other = others()?.[stand.line - 1];
  return other === undefined || isAmong(other, clues) ? stand : { type: 'replaceClue', line: stand.line, clue: other };
}

/** The guess of the own team, for its own code or for the other team's. */
function drafted(mind: Mind<Decrypto>, view: View, skill: Skill): Action | null {
  const sense = senseOf(view.options);
  const clues = view.sheet.at(-1)?.clues ?? [];
  const given = sideOfSheet(view.sheet, view.sending);
  const words = view.side === null ? null : view.teams[view.side].words;
  const fits =
    view.side === view.sending
      ? fitsOfTeam(sense, { words: words ?? [], given }, clues, skill)
      : fitsOfListeners(sense, given, clues, skill);
  const { code } = likeliestOf(fits);
  return mind.legal.find(action => action.type === 'draft' && action.code === code) ?? null;
}

/** The four words of the other team, by the clues heard; null once a list is written. */
function named(view: View, skill: Skill): Action | null {
  const own = view.side === null ? null : view.teams[view.side].own;
  if (own === null || own.named.some(word => word !== '')) return null;
  const heard = sideOfSheet(view.sheet, otherOf(view.side as Colour));
  const words = SLOTS.map((_, i) => likeliestWord(senseOf(view.options), heard[i], skill));
  return words.every(word => word === '') ? null : { type: 'nameWords', words };
}
