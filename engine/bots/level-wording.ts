/** The four levels: their names for programs, and who they are to people. */
import type { Language } from '../games/language.ts';
import { typeset } from '../games/typesetting.ts';

/** The weakest first. These names are stored with tables and never change. */
export const LEVELS = ['mousse', 'matelot', 'capitaine', 'corsaire'] as const;
export type LevelName = (typeof LEVELS)[number];

/** The level that somebody new plays against. */
export const USUAL_LEVEL: LevelName = 'matelot';

/**
 * Whether a bot is one of the levels.
 * @example isLevel('matelot') // true
 */
export const isLevel = (bot: string): bot is LevelName => (LEVELS as readonly string[]).includes(bot);

interface Persona {
  readonly name: string;
  /** How it plays, in a sentence. */
  readonly character: string;
}

type Personas = { readonly [L in LevelName]: Persona };

const english: Personas = {
  mousse: {
    name: 'Ship’s boy',
    character:
      'First voyage: plays at once, thinks no further than the next wave and overlooks things. Good for a start.',
  },
  matelot: {
    name: 'Sailor',
    character: 'Knows the ropes and weighs what comes next, but misses a chance now and then.',
  },
  capitaine: {
    name: 'Captain',
    character: 'Misses little and thinks a good while ahead. You have to play well.',
  },
  corsaire: {
    name: 'Corsair',
    character: 'The strongest there is: takes its time, counts every chance, and forgives nothing.',
  },
};

const french: Personas = {
  mousse: {
    name: 'Mousse',
    character:
      'Premier voyage : joue aussitôt, ne voit pas plus loin que la prochaine vague et laisse passer bien des choses. Parfait pour débuter.',
  },
  matelot: {
    name: 'Matelot',
    character: 'Connaît la manœuvre et pèse ce qui va suivre, mais manque une occasion de temps en temps.',
  },
  capitaine: {
    name: 'Capitaine',
    character: 'Laisse passer peu de choses et réfléchit longtemps à l’avance. Il faut bien jouer.',
  },
  corsaire: {
    name: 'Corsaire',
    character: 'Le plus fort de tous : prend son temps, calcule toutes ses chances et ne pardonne rien.',
  },
};

export const levelWording: { readonly [L in Language]: Personas } = { en: english, fr: typeset(french) };
