/** The words of the world on the cards. */
import type { Colour } from '@havre/engine/games/jamaica/material.ts';
import type { Language } from '@havre/engine/games/language.ts';
import { settings } from '../../../shell/settings.ts';

const english = {
  title: 'Around the island, in 66 cards',
  how: 'Arrow keys walk along, plus and minus go nearer and back.',
  nearer: 'Nearer',
  farther: 'Farther away',
  alone: 'The picture alone',
  close: 'Back to the table',
  /** What one passes on the eleven cards of a colour, by day and by night. */
  stretches: {
    red: 'Port Royal: the lighthouse, the fort, church and quay. By night its windows are lit, and a galleon slips out.',
    green:
      'The sugar coast: mills, cane and a cart; a whale off shore. By night rowers come in, and a serpent goes out.',
    blue: 'Cliffs and falls, and a cross where somebody has dug. By night they dig, a mermaid watches, and the kraken is awake.',
    yellow: 'The bays of the lairs, with skulls of rock. By night their eyes burn, and the ghost ship passes.',
    purple:
      'The fort at the cape, then reefs, wrecks and open sea. By night a mermaid, and tentacles among the wrecks.',
    black: 'The Blue Mountains, a rainbow and two storms. By night a fire on the beach, and the ghost ship once more.',
  } satisfies { readonly [C in Colour]: string },
};

const french: typeof english = {
  title: 'Le tour de l’île en 66 cartes',
  how: 'Les flèches longent la côte, plus et moins rapprochent et éloignent.',
  nearer: 'Rapprocher',
  farther: 'Éloigner',
  alone: 'L’image seule',
  close: 'Retour à la table',
  stretches: {
    red: 'Port Royal : le phare, le fort, l’église et le quai. La nuit, ses fenêtres s’allument et un galion prend le large.',
    green:
      'La côte du sucre : moulins, cannes et charrette ; une baleine au large. La nuit, des rameurs accostent et un serpent s’éloigne.',
    blue: 'Falaises et cascades, et une croix là où l’on a creusé. La nuit, on creuse, une sirène regarde et le kraken veille.',
    yellow: 'Les baies des repaires et leurs crânes de pierre. La nuit, leurs yeux brûlent et le Bateau Fantôme passe.',
    purple:
      'Le fort du cap, puis récifs, épaves et pleine mer. La nuit, une sirène, et des tentacules parmi les épaves.',
    black:
      'Les montagnes Bleues, un arc-en-ciel et deux orages. La nuit, un feu sur la plage, et encore le Bateau Fantôme.',
  },
};

const catalogues: { readonly [L in Language]: typeof english } = { en: english, fr: french };

export const worldWords = (): typeof english => catalogues[settings.value.language];
