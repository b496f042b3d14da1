/**
 * Captain Jack's Gold in four minutes: a real game for two with stacked piles. A card is taken and one passed over, a fight won
 * and one lost, and in port a letter is paid, a card turned and a treasure dug up. What the advanced game adds is a lesson of its own.
 */
import { type Action, act } from '@havre/engine/games/captain-jack/actions.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import type { LessonScript, LessonStep } from '../../contract.ts';
import {
  CHANNEL,
  COAST,
  cardNamed,
  HIGH_SEAS,
  letterNamed,
  play,
  read,
  said,
  saidOf,
  stackedDraws,
  YOU,
} from './script.ts';

const sail = (area: number): Action => ({ type: 'sail', area });
const [SAIL_OR_MAP, TWO_CANNONS, ENGLISH_SHIP] = [cardNamed('CO05'), cardNamed('CO14'), cardNamed('CO22')];
const MAPS = [SAIL_OR_MAP, cardNamed('CO20'), cardNamed('CH16')];

const steps: readonly LessonStep<CaptainJack>[] = [
  read(
    said(
      'Ten doubloons, and the old sea dog tells you where Captain Jack’s gold is. Below lies your ship: two sails, one cannon.',
      'Dix doublons, et le vieux loup de mer vous dit où dort l’or du capitaine Jack. En bas, votre bateau : deux voiles, un canon.',
    ),
  ),
  play(
    sail(COAST),
    said(
      'In a turn you sail to one of three waters, or into port. The Coast is calm, the High seas are rich and dangerous. Touch the Coast.',
      'À votre tour, vous partez vers l’un des trois domaines, ou au port. La Côte est paisible, la Haute mer riche et dangereuse. Touchez la Côte.',
    ),
    said('Touch the Coast.', 'Touchez la Côte.'),
  ),
  play(
    act.reveal,
    said(
      'You reveal a card: cocoa. You could take it. But each sail reveals one card, and you have two: touch “Sail on”.',
      'Vous révélez une carte : du cacao. Vous pourriez la prendre. Mais chaque voile révèle une carte, et vous en avez deux : touchez « Voguer plus loin ».',
    ),
    said('Leave the cocoa: touch “Sail on”.', 'Laissez le cacao : touchez « Voguer plus loin ».'),
  ),
  play(
    act.take,
    said(
      'Somebody else may find the cocoa one day. A sail, and upside down a treasure map: only the half that is up counts. Touch “Take it”.',
      'Le cacao est perdu pour vous. Voici une voile et, tête en bas, une carte au trésor : seule la moitié du haut compte. Touchez « Prendre ».',
    ),
    said('Take the card with the sail.', 'Prenez la carte avec la voile.'),
    sail(CHANNEL),
    act.take,
  ),
  play(
    sail(COAST),
    saidOf(
      other => `Three sails now. One card a turn: it was the turn of ${other}. Sail to the Coast again.`,
      other => `Trois voiles à présent. Une carte par tour : ensuite, c’était à ${other}. Retournez à la Côte.`,
    ),
    said('Touch the Coast.', 'Touchez la Côte.'),
  ),
  play(
    act.take,
    said(
      'Two cannons, and the sign of a calm: after this card nothing more is revealed this turn. Never mind: take it.',
      'Deux canons, et le signe de l’accalmie : après cette carte, plus rien ne se révèle ce tour-ci. Peu importe : prenez-la.',
    ),
    said('Take the cannons.', 'Prenez les canons.'),
    sail(CHANNEL),
    act.take,
  ),
  play(
    sail(COAST),
    said(
      'Three cannons: three dice in a fight. Somebody should come by who is worth it. To the Coast!',
      'Trois canons : trois dés au combat. Il devrait bien passer quelqu’un qui en vaille la peine. À la Côte !',
    ),
    said('Touch the Coast.', 'Touchez la Côte.'),
  ),
  play(
    act.fight,
    said(
      'An English ship! A 3 or more on one of your dice, and its flag is yours; your chances stand on the tag. Touch “Fight”.',
      'Un bateau anglais ! Un 3 ou plus sur l’un de vos dés, et son drapeau est à vous ; l’étiquette dit vos chances. Touchez « Combattre ».',
    ),
    said('Fight the English ship.', 'Combattez le bateau anglais.'),
    sail(HIGH_SEAS),
    act.take,
  ),
  play(
    sail(HIGH_SEAS),
    said(
      'First a miss, then a hit: the ship lies in your hold with its flag. Bold now? On the High seas ships are stronger. Touch them.',
      'Manqué, puis touché : le bateau est dans votre cale, avec son drapeau. Un peu d’audace ? En Haute mer, les bateaux sont plus forts. Touchez-la.',
    ),
    said('Touch the High seas.', 'Touchez la Haute mer.'),
  ),
  play(
    act.fight,
    saidOf(
      other =>
        `A 4 or more is needed here. Whoever loses, loses a card, and ${other} chooses which. Fight all the same!`,
      other =>
        `Ici, il faut un 4 ou plus. Qui perd y laisse une carte, et c’est ${other} qui la choisit. Combattez quand même !`,
    ),
    said('Fight, to see what happens.', 'Combattez, pour voir.'),
    act.remove[TWO_CANNONS] ?? act.finish,
    sail(HIGH_SEAS),
    act.take,
  ),
  play(
    sail(COAST),
    saidOf(
      other => `Three misses. ${other} has shot your cannons away; what lies in the hold is safe. Back to the Coast.`,
      other =>
        `Trois fois manqué. ${other} a détruit vos canons ; ce qui est en cale ne craint rien. Retour à la Côte.`,
    ),
    said('Touch the Coast.', 'Touchez la Côte.'),
  ),
  play(
    act.take,
    said(
      'A treasure map. Three of them are a treasure of two doubloons, and one hides upside down aboard already. Take it.',
      'Une carte au trésor. Trois d’entre elles font un trésor de deux doublons, et il y en a déjà une à bord, tête en bas. Prenez-la.',
    ),
    said('Take the treasure map.', 'Prenez la carte au trésor.'),
    sail(CHANNEL),
    act.take,
  ),
  play(
    sail(CHANNEL),
    said('One more is missing. Try the Channel.', 'Il en manque encore une. Essayez le Chenal.'),
    said('Touch the Channel.', 'Touchez le Chenal.'),
  ),
  play(
    act.take,
    said(
      'There it is: take it. The bottle means something in the advanced game only.',
      'La voilà : prenez-la. La bouteille ne compte que dans le jeu avancé.',
    ),
    said('Take the treasure map.', 'Prenez la carte au trésor.'),
    sail(COAST),
    act.take,
  ),
  play(
    act.dock,
    said(
      'Doubloons are earned in port, instead of a voyage. One letter glows: you can pay for it. Touch the island.',
      'Les doublons se gagnent au port, à la place d’un voyage. Une lettre brille : vous pouvez l’accomplir. Touchez l’île.',
    ),
    said('Touch the island, to put into port.', 'Touchez l’île pour aller au port.'),
  ),
  play(
    { type: 'fulfil', letter: letterNamed('LM07'), cards: [ENGLISH_SHIP], crew: [] },
    said(
      'One letter wants an English flag and pays a doubloon. Touch it: the ship you captured will pay. Then touch “Seal the letter”.',
      'Une lettre demande un drapeau anglais et paie un doublon. Touchez-la : le bateau capturé va la payer. Puis touchez « Sceller la lettre ».',
    ),
    said(
      'Touch the letter with the English flag, then seal it.',
      'Touchez la lettre au drapeau anglais, puis scellez-la.',
    ),
  ),
  play(
    act.turn[SAIL_OR_MAP] ?? act.finish,
    said(
      'Your first doubloon, and a new letter. In port, and nowhere else, cards turn: touch the round arrow below your sail, and the map is up.',
      'Votre premier doublon, et une nouvelle lettre. Au port, et nulle part ailleurs, on tourne les cartes : touchez la flèche ronde sous votre voile.',
    ),
    said('Turn the card with the sail.', 'Tournez la carte avec la voile.'),
  ),
  play(
    { type: 'dig', cards: MAPS },
    said(
      'Three maps! They can be dug up anywhere in your turn, at sea too. Touch “Dig up the treasure”.',
      'Trois cartes au trésor ! À votre tour, on peut découvrir un trésor n’importe où, même en mer. Touchez « Découvrir le trésor ».',
    ),
    said('Dig up the treasure.', 'Découvrez le trésor.'),
  ),
  read(
    said(
      'Three doubloons: seven more, and the gold is yours. A ship carries seven cards; crossed sabres let you board a neighbour. Fair winds!',
      'Trois doublons : plus que sept, et l’or est à vous. Un bateau porte sept cartes ; les sabres croisés permettent d’aborder un voisin. Bon vent !',
    ),
  ),
];

export const lesson: LessonScript<CaptainJack> = {
  seats: 2,
  options: { rules: 'base', first: YOU },
  learner: YOU,
  draws: stackedDraws(false, {
    waters: [
      ['CO18', 'CO05', 'CO14', 'CO22', 'CO20', 'CO01'],
      ['CH09', 'CH11', 'CH12', 'CH16'],
      ['HS05', 'HS09', 'HS06'],
    ],
    letters: ['LM07', 'LM12', 'LM17', 'LM20', 'LM15'],
    rolls: [2, 5, 1, 3, 2],
  }),
  steps,
  next: {
    name: { en: 'The advanced game', fr: 'Le jeu avancé' },
    load: async () => (await import('./advanced.ts')).advancedLesson,
  },
};
