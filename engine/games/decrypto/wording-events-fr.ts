/** L’histoire d’une partie de Decrypto, en français: event by event, in the words of the glossary. */
import { enumerated, figure, type Names, nameOf, type Wording } from '../language.ts';
import type { Decrypto } from './game.ts';
import { BLACK, type Colour } from './state.ts';
import { inSentence } from './text.ts';
import { spoken } from './wording-table.ts';

/** At a table of three there is no black team (DEC-TRIO-01). */
const hasInterceptor = (colour: Colour, names: Names): boolean => colour === BLACK && names.length === 3;
const team = (colour: Colour, names: Names): string =>
  hasInterceptor(colour, names) ? 'L’intercepteur' : colour === BLACK ? 'L’équipe noire' : 'L’équipe blanche';
const ofTeam = (colour: Colour, names: Names): string =>
  hasInterceptor(colour, names) ? 'de l’intercepteur' : colour === BLACK ? 'de l’équipe noire' : 'de l’équipe blanche';
export const quoted = (text: string): string => `« ${inSentence(text)} »`;
const clue = (text: string): string => (text === '' ? 'pas d’indice' : quoted(text));
const clues = (texts: readonly string[]): string => texts.map(clue).join(', ');
const guesses = (texts: readonly string[]): string => texts.map(text => (text === '' ? '–' : quoted(text))).join(', ');
const words = (texts: readonly string[]): string => texts.map((text, i) => `${i + 1} ${inSentence(text)}`).join(', ');
const people = (seats: readonly number[], names: Names): string =>
  enumerated(
    seats.map(seat => nameOf(names, seat)),
    'fr',
  );

const TIES = {
  'DEC-TIE-01': 'une équipe a deux interceptions et deux malentendus',
  'DEC-TIE-02': 'les deux équipes ont leur deuxième interception',
  'DEC-TIE-03': 'les deux équipes ont leur deuxième malentendu',
  'DEC-TIE-04': 'personne n’a gagné ni perdu après la huitième manche',
} as const;

const WINS = {
  'DEC-END-02': 'avec deux interceptions',
  'DEC-END-03': 'car l’équipe adverse a deux malentendus',
  'DEC-TIE-05': ': meilleure différence entre interceptions et malentendus',
  'DEC-TIE-07': 'en ayant trouvé plus de mots',
  'DEC-TRIO-08': 'selon les règles à trois',
} as const;

// No sentence says « de » before a name or agrees with a person: names of any first letter and any gender fit.
export const french: Wording<Decrypto>['events'] = {
  formed: ({ white, black, rule }, names) =>
    rule === 'DEC-TRIO-01'
      ? `${people(white, names)} forment l’équipe blanche ; intercepteur : ${people(black, names)}.`
      : `Équipe blanche : ${people(white, names)}. Équipe noire : ${people(black, names)}.`,
  dealt: ({ team: colour, count, secret }, names) =>
    `${team(colour, names)} place ${count} mots dans son écran${secret === undefined ? '' : ` : ${words(secret.words)}`}.`,
  wishedExchange: ({ seat, wish }, names) =>
    wish ? `${nameOf(names, seat)} voudrait échanger nos mots.` : `${nameOf(names, seat)} voudrait garder nos mots.`,
  exchanged: ({ team: colour, secret }, names) =>
    `${team(colour, names)} échange ses quatre mots${secret === undefined ? '' : ` : ${words(secret.words)}`}.`,
  namedTeam: ({ team: colour, name }, names) =>
    name === ''
      ? `${team(colour, names)} porte le nom de sa couleur.`
      : `${team(colour, names)} s’appelle ${quoted(name)}.`,
  roundBegan: ({ round }) => `La manche ${round} commence.`,
  proposed: ({ team: colour, seat }, names) => `Encrypteur ${ofTeam(colour, names)} : ${nameOf(names, seat)}.`,
  nominated: ({ seat, nominee }, names) =>
    seat === nominee
      ? `${nameOf(names, seat)} se propose comme encrypteur.`
      : `${nameOf(names, seat)} propose ${nameOf(names, nominee)} comme encrypteur.`,
  settledOn: ({ team: colour, seat }, names) =>
    `${team(colour, names)} choisit ${nameOf(names, seat)} comme encrypteur.`,
  readyToDraw: ({ seat }, names) => `${nameOf(names, seat)} encrypte cette manche.`,
  drewCode: ({ seat }, names) => `${nameOf(names, seat)} pioche une carte Code.`,
  cardsBack: () => 'Les cartes Code retournent dans leurs paquets.',
  wrote: ({ seat, clues: texts }, names) => `${nameOf(names, seat)} écrit ${clues(texts)}.`,
  confirmedClues: ({ seat }, names) => `${nameOf(names, seat)} confirme ses indices.`,
  lockedClues: () => 'Tous les indices sont écrits : on ne les change plus.',
  readClues: ({ team: colour, clues: texts }, names) => `Les indices ${ofTeam(colour, names)} : ${clues(texts)}.`,
  objected: ({ seat, line, clue: text }, names) => `${nameOf(names, seat)} conteste l’indice ${line}, ${clue(text)}.`,
  replacedClue: ({ seat, line, clue: text, instead }, names) =>
    `${nameOf(names, seat)} remplace l’indice ${line}, ${clue(instead)}, par ${clue(text)}.`,
  letStand: ({ line, clue: text }) => `L’indice ${line}, ${clue(text)}, est maintenu.`,
  reopened: ({ team: colour }, names) => `La réponse ${ofTeam(colour, names)} est de nouveau ouverte.`,
  drafted: ({ seat, code }, names) => `${nameOf(names, seat)} note ${spoken(code)}.`,
  confirmed: ({ seat, code }, names) => `${nameOf(names, seat)} confirme ${spoken(code)}.`,
  reconsidered: ({ seat }, names) => `${nameOf(names, seat)} retire sa confirmation.`,
  locked: ({ team: colour }, names) => `La réponse ${ofTeam(colour, names)} est définitive.`,
  readInterception: ({ team: colour, code }, names) =>
    `${team(colour, names)} tente une interception : ${spoken(code)}.`,
  readDecryption: ({ team: colour, code }, names) => `${team(colour, names)} décrypte : ${spoken(code)}.`,
  revealed: ({ team: colour, code }, names) => `Le code ${ofTeam(colour, names)} était ${spoken(code)}.`,
  tookToken: ({ team: colour, token, count, rule }, names) =>
    rule === 'DEC-TRIO-06'
      ? `L’intercepteur reçoit un jeton Interception (${count} en tout).`
      : `${team(colour, names)} reçoit un jeton ${token === 'interception' ? 'Interception' : 'Malentendu'} (${count} en tout).`,
  sorted: ({ team: colour, columns }) =>
    `Sur la feuille, côté ${colour === BLACK ? 'noir' : 'blanc'} : ${columns
      .map((text, i) => `${i + 1} ${text === '' ? '–' : clue(text)}`)
      .join(', ')}.`,
  wroteNotes: ({ seat }, names) => `${nameOf(names, seat)} complète nos notes.`,
  wishedGuests: ({ seat, wish }, names) =>
    wish
      ? `${nameOf(names, seat)} laisserait les spectateurs voir notre écran.`
      : `${nameOf(names, seat)} préfère cacher notre écran aux spectateurs.`,
  admittedGuests: ({ team: colour, admitted }, names) =>
    admitted
      ? `${team(colour, names)} laisse les spectateurs voir son écran.`
      : `${team(colour, names)} ne montre plus son écran aux spectateurs.`,
  turnedHourglass: ({ seat, against }, names) =>
    `${nameOf(names, seat)} retourne le sablier pour ${nameOf(names, against)}.`,
  hourglassRanOut: ({ seat }, names) => `Le sablier est vide : ${nameOf(names, seat)} n’écrit plus rien.`,
  guessTimeRanOut: () => 'Le temps de réflexion est écoulé : ce qui est noté compte.',
  tied: ({ rule, white, black }) =>
    `Égalité : ${TIES[rule]}. Interceptions moins malentendus : blancs ${figure(white)}, noirs ${figure(black)}.`,
  wordGuessBegan: () => 'Chaque équipe propose les quatre mots de l’équipe adverse.',
  namedWords: ({ seat, words: texts }, names) => `${nameOf(names, seat)} note ${guesses(texts)}.`,
  confirmedWords: ({ seat }, names) => `${nameOf(names, seat)} confirme notre liste.`,
  handedIn: ({ team: colour }, names) => `${team(colour, names)} remet sa liste.`,
  readWords: ({ team: colour, words: texts }, names) =>
    texts.every(text => text === '')
      ? `${team(colour, names)} n’a proposé aucun mot.`
      : `${team(colour, names)} a proposé ${guesses(texts)}.`,
  accepted: ({ seat, line, slot }, names) =>
    slot === 0
      ? `${nameOf(names, seat)} n’accepterait pas la proposition ${line}.`
      : `${nameOf(names, seat)} accepterait la proposition ${line} pour le mot ${slot}.`,
  confirmedVerdict: ({ seat }, names) => `${nameOf(names, seat)} confirme notre jugement.`,
  judged: ({ team: colour }, names) => `${team(colour, names)} a jugé la liste adverse.`,
  found: ({ team: colour, slots }, names) =>
    slots.length === 0
      ? `${team(colour, names)} n’a trouvé aucun mot.`
      : `${team(colour, names)} a trouvé ${slots.length === 1 ? 'le mot' : 'les mots'} ${enumerated(slots.map(String), 'fr')}.`,
  shownWords: ({ team: colour, words: texts }, names) => `Les mots ${ofTeam(colour, names)} étaient ${words(texts)}.`,
  won: ({ team: colour, seats, rule }, names) =>
    `${team(colour, names)} (${people(seats, names)}) gagne ${WINS[rule]}.`,
  drawn: () => 'Les deux équipes ont trouvé autant de mots : elles partagent la victoire.',
  ended: () => 'La partie s’arrête sans résultat.',
  wentAway: ({ seat }, names) => `${nameOf(names, seat)} s’absente.`,
  cameBack: ({ seat }, names) => `${nameOf(names, seat)} revient.`,
  left: ({ seat }, names) => `${nameOf(names, seat)} quitte la partie.`,
  returnedCard: ({ team: colour }, names) =>
    `La carte Code ${ofTeam(colour, names)} retourne au paquet, une autre est piochée.`,
  agreedToAdmit: ({ seat }, names) => `${nameOf(names, seat)} accepte d’accueillir quelqu’un.`,
  joined: ({ seat, team: colour, secret }, names) =>
    `${nameOf(names, seat)} rejoint ${colour === BLACK ? 'l’équipe noire' : 'l’équipe blanche'}${
      secret === undefined || secret.words.length === 0 ? '' : ` : ${words(secret.words)}`
    }.`,
};
