/** The refusals every game can give, because the kernel gives them. */
import type { Language } from './language.ts';
import { typeset } from './typesetting.ts';

const english = {
  over: 'The game is over.',
  'not-asked': 'You are not being asked anything now.',
  'not-legal': 'The rules do not allow that now.',
  stale: 'That answer comes too late: the table has moved on.',
  'no-such-seat': 'There is no such seat at this table.',
  'bad-shape': 'That is not a complete action.',
  'unknown-action': 'This game has no such action.',
  'unknown-entry': 'Nothing of that kind can happen at a table.',
  'not-in-this-game': 'The rules of this game do not provide for that.',
  'no-undo': 'Moves cannot be taken back in this game.',
  'not-your-act': 'You can only take back a move of your own.',
  'too-long-ago': 'That move is too long ago to be taken back.',
  'cannot-be-unseen': 'That move has shown something that cannot be unseen.',
  'others-have-acted': 'Somebody else has acted since.',
  'needs-consent': 'That needs the consent of everybody else.',
  'table-has-changed': 'Something has happened at the table since.',
  'no-such-clock': 'No such clock is running.',
  'no-such-channel': 'You have no such channel here.',
  silenced: 'You may not speak here now.',
  'phrases-only': 'Only the ready-made phrases may be used now.',
  'unknown-phrase': 'There is no such phrase.',
  'wrong-seats': 'This game is not for that number of players.',
  'bad-options': 'Options are keys with values.',
  'unknown-option': 'This game has no such option.',
  'unknown-value': 'This option has no such value.',
} as const;

const french: Record<keyof typeof english, string> = {
  over: 'La partie est finie.',
  'not-asked': 'On ne vous demande rien pour l’instant.',
  'not-legal': 'Les règles ne le permettent pas maintenant.',
  stale: 'Cette réponse vient trop tard : la partie a continué.',
  'no-such-seat': 'Cette place n’existe pas à cette table.',
  'bad-shape': 'Cette action n’est pas complète.',
  'unknown-action': 'Ce jeu ne connaît pas cette action.',
  'unknown-entry': 'Rien de tel ne peut arriver à une table.',
  'not-in-this-game': 'Les règles de ce jeu ne le prévoient pas.',
  'no-undo': 'Dans ce jeu, un coup joué ne se reprend pas.',
  'not-your-act': 'Vous ne pouvez reprendre qu’un coup à vous.',
  'too-long-ago': 'Ce coup est trop ancien pour être repris.',
  'cannot-be-unseen': 'Ce coup a montré ce qui ne peut plus être caché.',
  'others-have-acted': 'Quelqu’un d’autre a joué depuis.',
  'needs-consent': 'Il y faut l’accord de tous les autres.',
  'table-has-changed': 'Il s’est passé quelque chose à la table depuis.',
  'no-such-clock': 'Aucune horloge de ce nom ne tourne.',
  'no-such-channel': 'Ce canal n’existe pas pour vous.',
  silenced: 'Vous ne pouvez pas parler ici en ce moment.',
  'phrases-only': 'Seules les phrases toutes faites sont permises en ce moment.',
  'unknown-phrase': 'Cette phrase n’existe pas.',
  'wrong-seats': 'Ce jeu ne se joue pas à ce nombre de joueurs.',
  'bad-options': 'Une option est un nom avec une valeur.',
  'unknown-option': 'Ce jeu n’a pas cette option.',
  'unknown-value': 'Cette option n’a pas cette valeur.',
};

export const commonRefusals: { readonly [L in Language]: { readonly [code: string]: string } } = {
  en: english,
  fr: typeset(french),
};
