/** The second lesson: what the advanced game adds. A hazard, a passenger, an exact roll, and a sailor who is turned up. */
import { type Action, act } from '@havre/engine/games/captain-jack/actions.ts';
import type { CaptainJack } from '@havre/engine/games/captain-jack/game.ts';
import type { LessonScript, LessonStep } from '../../contract.ts';
import { CHANNEL, COAST, cardNamed, play, read, said, stackedDraws, YOU } from './script.ts';

const sail = (area: number): Action => ({ type: 'sail', area });
const [PASSENGER, CARPENTER] = [cardNamed('CO24'), cardNamed('CO29')];

const steps: readonly LessonStep<CaptainJack>[] = [
  read(
    said(
      'The advanced game adds the cards with a skull, and rum on the island. Everything you know still holds.',
      'Le jeu avancé ajoute les cartes à tête de mort, et du rhum sur l’île. Tout ce que vous savez reste vrai.',
    ),
  ),
  play(
    sail(COAST),
    said('Even the Coast has its dangers now. Set sail for it.', 'Même la Côte a désormais ses dangers. Allez-y voir.'),
    said('Touch the Coast.', 'Touchez la Côte.'),
  ),
  play(
    act.keep,
    said(
      'A sandbank: it has to be faced, with six cards aboard at most. You are light and pass. Storms want sails, monsters dice. What you withstand you may keep: keep it.',
      'Un banc de sable : il faut l’affronter, avec six cartes à bord au plus. Vous passez. Les tempêtes veulent des voiles, les monstres des dés. Ce qu’on surmonte, on peut le garder : gardez-le.',
    ),
    said('Keep the card.', 'Gardez la carte.'),
    sail(CHANNEL),
    act.take,
  ),
  play(
    sail(COAST),
    said(
      'An English passenger is aboard who wants to go home, on a ship of that flag. To the Coast.',
      'Un passager anglais est à bord et veut rentrer, sur un bateau de son drapeau. À la Côte.',
    ),
    said('Touch the Coast.', 'Touchez la Côte.'),
  ),
  play(
    act.deliver[PASSENGER] ?? act.stop,
    said(
      'An English ship. You could not catch it: in the advanced game a ship is fought only with as many sails as it has. But it takes your passenger, for a doubloon.',
      'Un bateau anglais. Impossible à rattraper : en jeu avancé, il faut au moins autant de voiles que lui pour le combattre. Mais il prend votre passager, pour un doublon.',
    ),
    said('Deliver the passenger.', 'Débarquez le passager.'),
    sail(CHANNEL),
    act.take,
  ),
  play(
    sail(COAST),
    said('A doubloon without a shot. Once more to the Coast.', 'Un doublon sans un coup de feu. Encore la Côte.'),
    said('Touch the Coast.', 'Touchez la Côte.'),
  ),
  play(
    act.take,
    said(
      'A cannon, and on the other half a carpenter: eight kinds of sailors can be found. Take it.',
      'Un canon et, sur l’autre moitié, un charpentier : il y a huit sortes de matelots. Prenez la carte.',
    ),
    said('Take the card.', 'Prenez la carte.'),
    sail(CHANNEL),
    act.take,
  ),
  play(
    sail(COAST),
    said(
      'Two cannons, two sails: now for a ship. To the Coast.',
      'Deux canons, deux voiles : il nous faut un bateau. À la Côte.',
    ),
    said('Touch the Coast.', 'Touchez la Côte.'),
  ),
  play(
    act.fight,
    said(
      'A small ship with two sails: you can catch it. Fight.',
      'Un petit bateau à deux voiles : vous pouvez le rattraper. Combattez.',
    ),
    said('Fight the ship.', 'Combattez le bateau.'),
  ),
  play(
    act.rollAgain,
    said(
      'An exact 2 against 2: won, but narrowly, and that costs a card like a defeat. You have another cannon: roll again.',
      'Un 2 contre 2, tout juste : une victoire de justesse, qui coûte une carte comme une défaite. Il vous reste un canon : relancez.',
    ),
    said('Roll again.', 'Relancez le dé.'),
    sail(CHANNEL),
    act.take,
  ),
  play(
    act.dock,
    said(
      'Five: a clean win. Sailors work while their half is up, and cards turn in port: touch the island.',
      'Cinq : une belle victoire. Les matelots travaillent quand leur moitié est en haut, et c’est au port qu’on tourne : touchez l’île.',
    ),
    said('Touch the island, to put into port.', 'Touchez l’île pour aller au port.'),
  ),
  play(
    act.turn[CARPENTER] ?? act.finish,
    said(
      'Touch the round arrow below the cannon: the carpenter comes on deck.',
      'Touchez la flèche ronde sous le canon : le charpentier monte sur le pont.',
    ),
    said('Turn the card with the cannon.', 'Tournez la carte avec le canon.'),
  ),
  play(
    act.finish,
    said(
      'From now on he turns one card for you at the end of each turn, at sea too. Helmsman, cook, steward and lookout need a bottle of rum each time. End your turn.',
      'Désormais, il tourne une carte pour vous à la fin de chaque tour, même en mer. Timonier, cuistot, intendant et vigie boivent une bouteille de rhum chaque fois. Finissez le tour.',
    ),
    said('End your turn.', 'Finissez votre tour.'),
  ),
  read(
    said(
      'Whenever somebody reveals a bottle, the others get one. A pirate flag stands for any nation. Fair winds!',
      'Quand quelqu’un révèle une bouteille, les autres en reçoivent une. Un drapeau pirate vaut pour toutes les nations. Bon vent !',
    ),
  ),
];

export const advancedLesson: LessonScript<CaptainJack> = {
  seats: 2,
  options: { rules: 'advanced', first: YOU },
  learner: YOU,
  draws: stackedDraws(true, {
    waters: [['CO24', 'CO22', 'CO29', 'CO21'], ['CH09', 'CH11', 'CH12', 'CH14'], []],
    letters: ['LM07', 'LM12', 'LM17', 'LM20'],
    rolls: [2, 5],
  }),
  steps,
};
