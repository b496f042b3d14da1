/** The two editions of Jamaica and The Crew side by side: only what is not the same. */
import type { Language } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import type { Comparison } from '../contract.ts';

const english: Comparison = {
  title: 'The editions and the expansion',
  ways: ['2007', '2021', 'With The Crew'],
  rows: [
    {
      about: 'When you cannot pay',
      cells: [
        {
          text: 'You give all you have of it, and go back to the first space you can pay in full.',
          rule: 'JAM-SHORTAGE07-03',
        },
        {
          text: 'You give all you have of it, and roll: a symbol says where you go back to.',
          rule: 'JAM-SHORTAGE21-03',
        },
        { text: 'A Merchant aboard lets one kind of goods stand for another.', rule: 'CREW-POWER-36' },
      ],
    },
    {
      about: 'Where you end up then',
      cells: [
        { text: 'You pay the price there; a lair costs nothing.', rule: 'JAM-SHORTAGE07-07' },
        { text: 'You pay nothing there; with a star you even stay.', rule: 'JAM-SHORTAGE21-08' },
        {
          text: 'In 2007 you may also stop where an exchange pays; then you have promised to pay.',
          rule: 'CREW-POWER-44',
        },
      ],
    },
    {
      about: 'A fight where you end up',
      cells: [
        {
          text: 'Fought before you pay. If you can no longer pay then, you go back further.',
          rule: 'JAM-SHORTAGE07-11',
        },
        { text: 'Fought, and that is all: one shortage never leads to another.', rule: 'JAM-SHORTAGE21-18' },
        { text: 'If a Merchant let you stop there, you still pay after the fight.', rule: 'CREW-POWER-44' },
      ],
    },
    {
      about: 'The ghost ship',
      cells: [
        { text: 'Sails with two players only.', rule: 'JAM-GHOST-40' },
        { text: 'Sails with two, and with three to five if you like.', rule: 'JAM-GHOST-21' },
        { text: 'Never recruits; a character it steals goes into the sea.', rule: 'CREW-GHOST-03' },
      ],
    },
    {
      about: 'In a port',
      cells: [
        { text: 'You pay gold.', rule: 'JAM-PRICE-01' },
        { text: 'You pay gold.', rule: 'JAM-PRICE-01' },
        { text: 'You pay gold, and may recruit somebody in the tavern.', rule: 'CREW-RECRUIT-01' },
      ],
    },
    {
      about: 'The holds',
      cells: [
        { text: 'Five; a treasure may bring a sixth.', rule: 'JAM-TREASURE-01' },
        { text: 'Five; a treasure may bring a sixth.', rule: 'JAM-TREASURE-01' },
        { text: 'Five, never six; each character fills one of them.', rule: 'CREW-RECRUIT-03' },
      ],
    },
    {
      about: 'The spoils of a fight',
      cells: [
        { text: 'What is in one hold, or a treasure; or you give a cursed one away.', rule: 'JAM-COMBAT-17' },
        { text: 'What is in one hold, or a treasure; or you give a cursed one away.', rule: 'JAM-COMBAT-17' },
        { text: 'A character in a hold can be stolen as well.', rule: 'CREW-LOAD-08' },
      ],
    },
    {
      about: 'Treasures',
      cells: [
        { text: 'Four powers and eight cards for points.', rule: 'JAM-TREASURE-01' },
        { text: 'Four powers and eight cards for points.', rule: 'JAM-TREASURE-01' },
        { text: 'Twelve others: points, three cursed amulets, the Youkounkoun.', rule: 'CREW-TREASURE-01' },
      ],
    },
    {
      about: 'Lady Beth, the Sabre and the Map',
      cells: [
        { text: 'Powers among the treasures.', rule: 'JAM-TREASURE-03' },
        { text: 'Powers among the treasures.', rule: 'JAM-TREASURE-03' },
        { text: 'People to recruit: Sir Beth, Saran and the Cartographer.', rule: 'CREW-SETUP-06' },
      ],
    },
    {
      about: 'The end',
      cells: [
        { text: 'Position, gold and treasures.', rule: 'JAM-END-06' },
        { text: 'Position, gold and treasures.', rule: 'JAM-END-06' },
        { text: 'And the crew: more if you come home. Calypso with the amulets wins at once.', rule: 'CREW-SCORE-01' },
      ],
    },
  ],
};

const french: Comparison = {
  title: 'Les éditions et l’extension',
  ways: ['2007', '2021', 'Avec The Crew'],
  rows: [
    {
      about: 'Quand on ne peut pas payer',
      cells: [
        {
          text: 'On donne tout ce qu’on en a, et on recule à la première case qu’on peut payer en entier.',
          rule: 'JAM-SHORTAGE07-03',
        },
        {
          text: 'On donne tout ce qu’on en a, et on lance le dé : un symbole dit où l’on recule.',
          rule: 'JAM-SHORTAGE21-03',
        },
        { text: 'Un Marchand à bord laisse une marchandise en remplacer une autre.', rule: 'CREW-POWER-36' },
      ],
    },
    {
      about: 'Là où l’on recule',
      cells: [
        { text: 'On paie le prix ; un repaire est gratuit.', rule: 'JAM-SHORTAGE07-07' },
        { text: 'On ne paie rien ; avec une étoile, on reste même sur place.', rule: 'JAM-SHORTAGE21-08' },
        {
          text: 'En 2007, on peut aussi s’arrêter où un échange paie ; on a alors promis de payer.',
          rule: 'CREW-POWER-44',
        },
      ],
    },
    {
      about: 'Un combat là où l’on recule',
      cells: [
        {
          text: 'Il a lieu avant de payer. Si l’on ne peut plus payer ensuite, on recule encore.',
          rule: 'JAM-SHORTAGE07-11',
        },
        { text: 'Il a lieu, et c’est tout : une pénurie n’en entraîne jamais une autre.', rule: 'JAM-SHORTAGE21-18' },
        {
          text: 'Si l’on s’y est arrêté grâce à un Marchand, on paie quand même après le combat.',
          rule: 'CREW-POWER-44',
        },
      ],
    },
    {
      about: 'Le Bateau Fantôme',
      cells: [
        { text: 'Ne joue qu’à deux joueurs.', rule: 'JAM-GHOST-40' },
        { text: 'Joue à deux, et de trois à cinq si l’on veut.', rule: 'JAM-GHOST-21' },
        { text: 'Ne recrute jamais ; un personnage qu’il vole va à la mer.', rule: 'CREW-GHOST-03' },
      ],
    },
    {
      about: 'Dans un port',
      cells: [
        { text: 'On paie de l’or.', rule: 'JAM-PRICE-01' },
        { text: 'On paie de l’or.', rule: 'JAM-PRICE-01' },
        { text: 'On paie de l’or, et on peut recruter quelqu’un à la taverne.', rule: 'CREW-RECRUIT-01' },
      ],
    },
    {
      about: 'Les cales',
      cells: [
        { text: 'Cinq ; un trésor peut en apporter une sixième.', rule: 'JAM-TREASURE-01' },
        { text: 'Cinq ; un trésor peut en apporter une sixième.', rule: 'JAM-TREASURE-01' },
        { text: 'Cinq, jamais six ; chaque personnage en occupe une.', rule: 'CREW-RECRUIT-03' },
      ],
    },
    {
      about: 'Le butin d’un combat',
      cells: [
        { text: 'Le contenu d’une cale, ou un trésor ; ou l’on donne un trésor maudit.', rule: 'JAM-COMBAT-17' },
        { text: 'Le contenu d’une cale, ou un trésor ; ou l’on donne un trésor maudit.', rule: 'JAM-COMBAT-17' },
        { text: 'Un personnage se vole aussi, comme le contenu d’une cale.', rule: 'CREW-LOAD-08' },
      ],
    },
    {
      about: 'Les trésors',
      cells: [
        { text: 'Quatre pouvoirs et huit cartes à points.', rule: 'JAM-TREASURE-01' },
        { text: 'Quatre pouvoirs et huit cartes à points.', rule: 'JAM-TREASURE-01' },
        { text: 'Douze autres : des points, trois amulettes maudites, le Youkounkoun.', rule: 'CREW-TREASURE-01' },
      ],
    },
    {
      about: 'Lady Beth, le Sabre et la Carte',
      cells: [
        { text: 'Des pouvoirs parmi les trésors.', rule: 'JAM-TREASURE-03' },
        { text: 'Des pouvoirs parmi les trésors.', rule: 'JAM-TREASURE-03' },
        { text: 'Des gens à recruter : Sir Beth, Saran et le Cartographe.', rule: 'CREW-SETUP-06' },
      ],
    },
    {
      about: 'La fin',
      cells: [
        { text: 'Position, or et trésors.', rule: 'JAM-END-06' },
        { text: 'Position, or et trésors.', rule: 'JAM-END-06' },
        {
          text: 'Et l’équipage : davantage si l’on arrive. Calypso avec les amulettes gagne aussitôt.',
          rule: 'CREW-SCORE-01',
        },
      ],
    },
  ],
};

export const editions: { readonly [L in Language]: Comparison } = { en: english, fr: typeset(french) };
