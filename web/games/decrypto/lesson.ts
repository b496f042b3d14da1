/**
 * Decrypto in four minutes: a real game of two against two, in which one encrypts once, decodes once and intercepts once.
 * The words are a pack of the lesson's own, in the language of whoever learns; what the learner writes is the learner's own.
 */
import type { Action } from '@havre/engine/games/decrypto/actions.ts';
import type { Decrypto } from '@havre/engine/games/decrypto/game.ts';
import { CODES, type Code } from '@havre/engine/games/decrypto/material.ts';
import type { Language } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import type { LessonScript, LessonStep, SpokenText } from '../contract.ts';

const [YOU, MATE, THEY, THEIR_MATE] = [0, 1, 2, 3] as const;

/** The words of both teams in their order, then what fills the pack; and the clues of the others. */
interface Material {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  readonly rest: readonly string[];
  readonly firstOfTheirs: readonly string[];
  readonly ofMate: readonly string[];
  readonly secondOfTheirs: readonly string[];
}

const MATERIAL: { readonly [L in Language]: Material } = {
  en: {
    ours: ['lighthouse', 'winter', 'orchestra', 'garden'],
    theirs: ['volcano', 'library', 'circus', 'ocean'],
    rest: [
      'castle',
      'train',
      'mirror',
      'bread',
      'desert',
      'piano',
      'forest',
      'clock',
      'island',
      'rocket',
      'king',
      'wool',
    ],
    firstOfTheirs: ['silence', 'whale', 'lava'],
    ofMate: ['tulip', 'snowflake', 'violin'],
    secondOfTheirs: ['crater', 'clown', 'shelves'],
  },
  fr: {
    ours: ['phare', 'hiver', 'orchestre', 'jardin'],
    theirs: ['volcan', 'bibliothèque', 'cirque', 'océan'],
    rest: ['château', 'train', 'miroir', 'pain', 'désert', 'piano', 'forêt', 'horloge', 'île', 'fusée', 'roi', 'laine'],
    firstOfTheirs: ['silence', 'baleine', 'lave'],
    ofMate: ['tulipe', 'flocon', 'violon'],
    secondOfTheirs: ['cratère', 'clown', 'étagères'],
  },
};

/** The codes in the order they are drawn: ours and theirs, round by round. */
const [OUR_FIRST, THEIR_FIRST, OUR_SECOND, THEIR_SECOND] = [314, 241, 423, 132] as const;

const said = (en: string, fr: string): SpokenText => ({ en: () => en, fr: () => fr });

const by = (seat: Seat, ...actions: readonly Action[]) => actions.map(action => ({ seat, action }));
const draw: Action = { type: 'drawCode' };
const writing = (clues: readonly string[]): readonly Action[] => [
  { type: 'writeClues', clues },
  { type: 'confirmClues' },
];
const guessing = (code: Code): readonly Action[] => [
  { type: 'draft', code },
  { type: 'confirm', code },
];

/** A step in which a code is set and confirmed. */
const guess = (code: Code, says: SpokenText, hint: SpokenText, others: LessonStep<Decrypto>['others']) =>
  ({
    says,
    task: { type: 'play', actions: [{ type: 'confirm', code }], along: ['draft', 'reconsider'], hint },
    others,
  }) satisfies LessonStep<Decrypto>;

const stepsWith = ({ firstOfTheirs, ofMate, secondOfTheirs }: Material): readonly LessonStep<Decrypto>[] => [
  {
    says: said(
      'These four words are known to you and your mate alone. Each round one of you gets a code of three of their numbers, and gives a clue for each. The other team listens.',
      'Ces quatre mots, vous seuls les connaissez, vous et votre équipier. À chaque manche, l’un reçoit un code, trois de leurs numéros, et donne un indice pour chacun. L’équipe adverse écoute.',
    ),
    task: { type: 'read' },
    others: [],
  },
  {
    says: said('You encrypt first. Draw the code card.', 'Vous encryptez en premier. Piochez la carte Code.'),
    task: {
      type: 'play',
      actions: [draw],
      hint: said('This time it is you: draw the code card.', 'Cette fois, c’est vous : piochez la carte Code.'),
    },
    others: by(THEY, draw),
  },
  {
    says: said(
      'Hold the card to see it, or open it. Then write a clue for each digit, in the order of the code: about what the word means, never the word itself. Confirm when all three lines stand.',
      'Maintenez la carte pour la voir, ou ouvrez-la. Puis écrivez un indice pour chaque chiffre, dans l’ordre du code : sur le sens du mot, jamais le mot lui-même. Confirmez quand les trois y sont.',
    ),
    task: {
      type: 'play',
      actions: [{ type: 'confirmClues' }],
      along: ['writeClues'],
      hint: said('Write your three clues and confirm them.', 'Écrivez vos trois indices, puis confirmez-les.'),
    },
    others: [
      ...by(THEY, ...writing(firstOfTheirs)),
      ...by(MATE, ...guessing(OUR_FIRST)),
      ...by(THEIR_MATE, ...guessing(THEIR_FIRST)),
      ...by(MATE, draw),
      ...by(THEIR_MATE, draw),
      ...by(MATE, ...writing(ofMate)),
      ...by(THEIR_MATE, ...writing(secondOfTheirs)),
    ],
  },
  guess(
    OUR_SECOND,
    said(
      'Your mate has understood you. In the first round nobody intercepts. Now your mate encrypts: which of our words does each clue mean? Set the drums, then confirm.',
      'Votre équipier vous a compris. À la première manche, personne n’intercepte. À son tour d’encrypter : quel mot désigne chaque indice ? Réglez les tambours, puis confirmez.',
    ),
    said(
      'Look at our words: a flower, snow, an instrument. That is 4-2-3.',
      'Regardez nos mots : une fleur, la neige, un instrument. C’est 4-2-3.',
    ),
    [...by(THEY, ...guessing(123)), ...by(THEIR_MATE, { type: 'confirm', code: 123 })],
  ),
  guess(
    THEIR_SECOND,
    said(
      'Right, and they did not intercept. Now their code: you know none of their words, but the sheet shows each clue of theirs under its number. What goes together? Intercept!',
      'Juste, et ils n’ont pas intercepté. À leur code : vous ignorez leurs mots, mais la feuille montre leurs indices, chacun sous son numéro. Qu’est-ce qui va ensemble ? Interceptez !',
    ),
    said(
      'A crater goes with lava, shelves with silence, and a clown with nothing yet: 1-3-2.',
      'Le cratère va avec la lave, les étagères avec le silence, et le clown avec rien encore : 1-3-2.',
    ),
    [...by(MATE, { type: 'confirm', code: THEIR_SECOND }), ...by(THEY, ...guessing(THEIR_SECOND))],
  ),
  {
    says: said(
      'Intercepted: a white token. Two of them win; two black ones, for codes your own team misunderstood, lose. So: clear to your mate, dark to the others. That is the whole game!',
      'Intercepté : un jeton blanc. Deux font gagner ; deux noirs, pour les malentendus de votre équipe, font perdre. Donc : clair pour l’équipe, obscur pour les autres. Vous savez jouer !',
    ),
    task: { type: 'read' },
    others: [],
  },
];

/** The lesson with words of a language. */
export function lessonIn(language: Language): LessonScript<Decrypto> {
  const material = MATERIAL[language];
  const { ours, theirs, rest } = material;
  const pack = [...ours, ...theirs, ...rest];
  return {
    seats: 4,
    // Whatever the learner has written, the mate may say it again.
    options: { language, words: pack.join(', '), teams: 'seats', white: 'first', repeats: true },
    learner: YOU,
    draws: [
      ...[...ours, ...theirs].map(word => pack.indexOf(word)),
      ...[OUR_FIRST, THEIR_FIRST, OUR_SECOND, THEIR_SECOND].map(code => CODES.indexOf(code)),
    ],
    steps: stepsWith(material),
  };
}
