/** Arguments as they come up in the middle of a game, typed in a hurry: one of the first three sentences that are found decides each. */
import { readFileSync } from 'node:fs';
import type { Language } from '@havre/engine/games/language.ts';
import { ledgerFile, parseLedger } from '@havre/engine/games/ledger.ts';
import { type Passage, plainText, rulebookFile } from '@havre/engine/games/rulebook.ts';
import { parseRulebook } from '@havre/engine/games/rulebook-parser.ts';
import { describe, expect, test } from 'vitest';
import { answersIn, aroundIn, type BookIndex, bookIndex } from '../book-index.ts';
import { type Arguments, UNFORESEEN } from './unforeseen.ts';

const ARGUMENTS: Arguments = {
  jamaica: {
    en: [
      ['can i refuse a treasure', 'JAM-PRICE-15'],
      ['can i look at my treasure later', 'JAM-INFO-07'],
      ['can you steal gold if all your holds have gold', 'JAM-COMBAT-24', 'JAM-COMBAT-22'],
      ['do i have to fight when i land on someone', 'JAM-COMBAT-01', 'JAM-COMBAT-02', 'JAM-COMBAT-03'],
      ['what if both roll the same', 'JAM-COMBAT-10', 'JAM-COMBAT-09'],
      ['do i get gunpoder back after a star', 'JAM-COMBAT-13', 'JAM-COMBAT-14'],
      ['not enough food', 'JAM-SHORTAGE07-01', 'JAM-SHORTAGE21-01', 'JAM-PRICE-11', 'JAM-SHORTAGE07-12'],
      ['who wins a tie in points', 'JAM-END-09', 'JAM-END-10'],
      ['is food worth points', 'JAM-END-12'],
      ['how many cards in hand', 'JAM-SETUP-12', 'JAM-ROUND-13', 'JAM-TREASURE-09'],
      ['can i move only part of the dice', 'JAM-MOVE-03'],
      ['when does the game end', 'JAM-END-01', 'JAM-END-04', 'JAM-END-02'],
      ['can i throw a character over board', 'CREW-LOAD-04', 'CREW-LOAD-05', 'CREW-LOAD-09'],
      ['lady beth against a star', 'JAM-COMBAT-40'],
      ['who starts', 'JAM-SETUP-13'],
      ['do i pay when passing a port', 'JAM-MOVE-05', 'JAM-PRICE-08'],
      ['can i pay gold instead of food', 'JAM-PRICE-10'],
      ['can i look at the treasure i stole', 'JAM-COMBAT-30', 'JAM-INFO-07'],
      ['how much powder may i use', 'JAM-COMBAT-07', 'JAM-COMBAT-06'],
      ['can captain look at cards before placing the dice', 'JAM-ROUND-03'],
      ['who goes after the captain', 'JAM-ROUND-08', 'JAM-ROUND-17'],
      ['how do you count the score', 'JAM-END-06', 'JAM-END-07', 'JAM-END-11'],
    ],
    fr: [
      ['est ce que je peu rajouter de lor dans une cale', 'JAM-LOAD-04'],
      ['je suis obligé de me battre ?', 'JAM-COMBAT-02', 'JAM-COMBAT-03', 'JAM-COMBAT-01'],
      ['egalite au combat', 'JAM-COMBAT-10', 'JAM-COMBAT-09'],
      ['pas assez de nouriture', 'JAM-SHORTAGE07-01', 'JAM-SHORTAGE21-01', 'JAM-PRICE-11', 'JAM-SHORTAGE07-12'],
      ['la poudre est elle perdue si je fais une etoile', 'JAM-COMBAT-13', 'JAM-COMBAT-14'],
      ['combien de tresors peut on avoir', 'JAM-TREASURE-07'],
      ['peut on doné un trésor maudit', 'JAM-COMBAT-35', 'JAM-COMBAT-34', 'JAM-COMBAT-36'],
      ['le fantome paie t il', 'JAM-GHOST-08'],
      ['dernier tour les autres jouent encore ?', 'JAM-END-04', 'JAM-END-01'],
      ['egalité a la fin qui gagne', 'JAM-END-09', 'JAM-END-10'],
      ['lady beth contre une etoile', 'JAM-COMBAT-40'],
      ['qui commence', 'JAM-SETUP-13'],
      ['deplacer la bouteille de rum', 'CREW-RECRUIT-05', 'CREW-RECRUIT-06', 'CREW-RECRUIT-12', 'CREW-RECRUIT-13'],
      ['deux bateaux sur la même case', 'JAM-MOVE-06', 'JAM-COMBAT-01'],
      ['payer la nourriture avec de l’or', 'JAM-PRICE-10'],
      ['repaire déjà visité', 'JAM-PRICE-05'],
      ['combien de poudre je peux mettre', 'JAM-COMBAT-07', 'JAM-COMBAT-06', 'JAM-COMBAT-16'],
      ['est ce qu’on peut avancer de moins que le dé', 'JAM-MOVE-03'],
      ['partager l’or entre deux cales', 'JAM-LOAD-03', 'JAM-LOAD-11', 'JAM-LOAD-14'],
    ],
  },
  'captain-jack': {
    en: [
      ['does a calm stop a fight', 'CJG-TURN-14', 'CJG-TURN-15', 'CJG-TURN-17'],
      ['how many cards can i turn over', 'CJG-TURN-13', 'CJG-HOLD-03'],
      ['my hold is full', 'CJG-HOLD-05', 'CJG-HOLD-08', 'CJG-HOLD-11', 'CJG-SHIP-13'],
      ['can i use the card i just took', 'CJG-HOLD-15', 'CJG-HOLD-16', 'CJG-TURN-21'],
      ['who chooses the card i loose', 'CJG-SHIP-18', 'CJG-SHIP-17', 'CJG-SHIP-19'],
      ['can i board someone in the port', 'CJG-BOARD-04'],
      ['tie when boarding', 'CJG-BOARD-08', 'CJG-BOARD-09'],
      ['how many doubloons to win', 'CJG-END-01', 'CJG-END-02', 'CJG-END-03'],
      ['can i fulfil two letters in one turn', 'CJG-PORT-13', 'CJG-PORT-12', 'CJG-PORT-18'],
      ['do i have to fight a ship', 'CJG-SHIP-04', 'CJG-SHIP-02'],
      ['sandbank too many cards', 'CJG-ADV-HAZARD-05', 'CJG-ADV-HAZARD-12', 'CJG-ADV-HAZARD-11'],
      ['who gets the rum', 'CJG-ADV-RUM-04', 'CJG-ADV-RUM-06', 'CJG-ADV-RUM-09'],
      ['can you steal doubloons', 'CJG-BOARD-19', 'CJG-END-07'],
      ['what do i get from a merchant ship', 'CJG-SHIP-05', 'CJG-SHIP-11'],
      ['may i throw the dice again after losing', 'CJG-SHIP-09', 'CJG-SHIP-07', 'CJG-ADV-SEA-12'],
      ['how much is a treasure worth', 'CJG-MAP-01'],
      ['does the sea monster cost me a card', 'CJG-ADV-HAZARD-02'],
      ['can a player attack me while i am in harbour', 'CJG-BOARD-04'],
      ['what does the gunner do', 'CJG-ADV-SAILOR-80'],
      ['can i use a letter without going to port', 'CJG-PORT-25', 'CJG-PORT-03'],
    ],
    fr: [
      ['combien de carte on peut reveler', 'CJG-TURN-13', 'CJG-HOLD-03'],
      ['ma cale est pleine', 'CJG-HOLD-05', 'CJG-HOLD-08', 'CJG-HOLD-11', 'CJG-SHIP-13'],
      ['une carte prise sert elle tout de suite', 'CJG-HOLD-15', 'CJG-HOLD-16', 'CJG-TURN-21'],
      ['qui choisit la carte perdue', 'CJG-SHIP-18', 'CJG-SHIP-17', 'CJG-SHIP-19'],
      ['aborder un joueur au port', 'CJG-BOARD-04'],
      ['egalite abordage', 'CJG-BOARD-08', 'CJG-BOARD-09'],
      ['combien de doublon pour gagner', 'CJG-END-01', 'CJG-END-02', 'CJG-END-03'],
      ['plusieurs letres au meme tour', 'CJG-PORT-13', 'CJG-PORT-12', 'CJG-PORT-18'],
      ['on peut voler des doublons ?', 'CJG-BOARD-19', 'CJG-END-07'],
      ['tempete combien de voiles', 'CJG-ADV-HAZARD-06', 'CJG-ADV-HAZARD-13'],
      ['additioner les des', 'CJG-SHIP-08', 'CJG-BOARD-07'],
      ['acalmie puis-je combattre', 'CJG-TURN-15', 'CJG-TURN-14', 'CJG-TURN-17'],
      ['que rapporte un trésor', 'CJG-MAP-01'],
      ['peut on m’attaquer au port', 'CJG-BOARD-04'],
      ['le monstre me coute quoi', 'CJG-ADV-HAZARD-02'],
      ['limite de cartes à bord', 'CJG-HOLD-05'],
      ['un passager sert à quoi', 'CJG-ADV-PASSENGER-04'],
      ['comment avoir du rhum', 'CJG-ADV-RUM-04', 'CJG-ADV-RUM-09'],
    ],
  },
  aquatika: {
    en: [
      ['can shark eat own fish', 'AQU-SHARK-04'],
      ['can two octopuses stack', 'AQU-OCTO-03', 'AQU-OCTO-04'],
      ['see under the octopus', 'AQU-INFO-01'],
      ['can i move backwards', 'AQU-MOVE-05'],
      ['can an octopus cover an octopus', 'AQU-OCTO-03', 'AQU-OCTO-04'],
      ['can i eat my own', 'AQU-SHARK-04', 'AQU-SHARK-03'],
      ['shark eats octopus with pray', 'AQU-SHARK-05', 'AQU-SHARK-06'],
      ['jump sideways', 'AQU-FISH-11'],
      ['may i look under the octopus', 'AQU-INFO-01', 'AQU-INFO-02', 'AQU-INFO-07'],
      ['same position three times', 'AQU-END-12'],
      ['no legal moves left', 'AQU-END-08'],
      ['can i sit on the goal to defend it', 'AQU-MOVE-10', 'AQU-MOVE-11'],
      ['change direction in a jump', 'AQU-FISH-04', 'AQU-FISH-07'],
      ['who starts', 'AQU-SETUP-04', 'AQU-SETUP-05'],
      ['undo a move', 'AQU-TURN-07'],
      ['how many cells can i move', 'AQU-MOVE-01'],
      ['is the covered piece dead', 'AQU-OCTO-08'],
      ['do i have to eat', 'AQU-TURN-06'],
      ['may i go onto the enemy start cells', 'AQU-DATA-11'],
    ],
    fr: [
      ['peut on reculer', 'AQU-MOVE-05', 'AQU-MOVE-10'],
      ['pieuvre sur une pieuvre', 'AQU-OCTO-03', 'AQU-OCTO-04', 'AQU-OCTO-21'],
      ['le requin peu manger un ami', 'AQU-SHARK-04', 'AQU-SHARK-03'],
      ['requin mange pieuvre avec proi', 'AQU-SHARK-05', 'AQU-SHARK-06'],
      ['sauter de coté', 'AQU-FISH-11'],
      ['regarder sous la pieuvre', 'AQU-INFO-01', 'AQU-INFO-02', 'AQU-INFO-07'],
      ['3 fois la meme position', 'AQU-END-12'],
      ['je ne peux plus bouger', 'AQU-END-08', 'AQU-MOVE-12'],
      ['bloquer le but en restant dessus', 'AQU-MOVE-10', 'AQU-MOVE-11'],
      ['changer de direction en sautant', 'AQU-FISH-04', 'AQU-FISH-07'],
      ['qui comence', 'AQU-SETUP-04', 'AQU-SETUP-05'],
      ['liberer sa proie sans bouger', 'AQU-OCTO-13'],
      ['de combien de cases on bouge', 'AQU-MOVE-01'],
      ['la proie est elle morte', 'AQU-OCTO-08'],
      ['atterrir sur une case occupée', 'AQU-FISH-02', 'AQU-FISH-17', 'AQU-MOVE-09'],
      ['on place les pièces en secret ?', 'AQU-SETUP-07'],
      ['gagner avec un requin', 'AQU-END-03', 'AQU-END-01'],
      ['sauter par dessus mon propre requin', 'AQU-FISH-12'],
    ],
  },
  decrypto: {
    en: [
      ['may encryptor smile', 'DEC-ENC-03'],
      ['can i use rhymes', 'DEC-CLUE-11'],
      ['can the clue be a translation', 'DEC-CLUE-17', 'DEC-CLUE-13'],
      ['can i repeat a clue', 'DEC-CLUE-15', 'DEC-CLUE-16', 'DEC-ENC-08'],
      ['intercept in the first round', 'DEC-GUESS-04', 'DEC-GUESS-09'],
      ['order of digits', 'DEC-TOKEN-04', 'DEC-CLUE-02', 'DEC-CLUE-11'],
      ['do we win at once with two white tokens', 'DEC-END-02', 'DEC-END-01', 'DEC-END-09'],
      ['both teams win same round', 'DEC-TIE-02', 'DEC-TIE-03'],
      ['may the encrypter talk', 'DEC-ENC-01', 'DEC-ENC-07', 'DEC-ENC-08', 'DEC-CHAT-04'],
      ['hour glass', 'DEC-TIME-01', 'DEC-TIME-02', 'DEC-TIME-04'],
      ['inside joke', 'DEC-CLUE-12'],
      ['three players', 'DEC-TRIO-01', 'DEC-SETUP-01', 'DEC-TRIO-03'],
      ['drawing as clue', 'DEC-CLUE-09'],
      ['who starts', 'DEC-ROUND-06', 'DEC-ROUND-09'],
      ['can the clue be two words', 'DEC-CLUE-09'],
      ['can i use a proper name', 'DEC-CLUE-09'],
      ['what does a black token mean', 'DEC-SETUP-08', 'DEC-TOKEN-03'],
      ['do we lose something if our interception is wrong', 'DEC-TOKEN-07', 'DEC-GUESS-08'],
      ['can i change my clue after i heard theirs', 'DEC-CLUE-08'],
      ['is a number allowed as a clue', 'DEC-CLUE-09'],
      ['how many tokens to win', 'DEC-END-02', 'DEC-END-06'],
      ['can i lie', 'DEC-CHAT-06', 'DEC-CLUE-21'],
    ],
    fr: [
      ['egalité', 'DEC-TIE-02', 'DEC-TIE-05'],
      ['un indice qui rime', 'DEC-CLUE-11'],
      ['a-t-on droit aux rimes', 'DEC-CLUE-11'],
      ['mot en anglais', 'DEC-CLUE-17', 'DEC-DATA-07'],
      ['redonner le meme indice', 'DEC-CLUE-15', 'DEC-CLUE-16', 'DEC-ENC-08'],
      ['intercepter a la premiere manche', 'DEC-GUESS-04', 'DEC-GUESS-09'],
      ['l’ordre des chifres compte', 'DEC-TOKEN-04', 'DEC-CLUE-02', 'DEC-CLUE-11'],
      ['deux jetons blanc gagné tout de suite', 'DEC-END-02', 'DEC-END-01', 'DEC-END-09'],
      ['les deux equipes gagne en meme temps', 'DEC-TIE-02', 'DEC-TIE-03'],
      ['lencrypteur peut il parler', 'DEC-ENC-01', 'DEC-ENC-07', 'DEC-ENC-08', 'DEC-CHAT-04'],
      ['sabler', 'DEC-TIME-01', 'DEC-TIME-02', 'DEC-TIME-04'],
      ['reference que nous sommes seuls a connaitre', 'DEC-CLUE-12'],
      ['a trois joueurs', 'DEC-TRIO-01', 'DEC-SETUP-01', 'DEC-TRIO-03'],
      ['contester un indice', 'DEC-CLUE-19'],
      ['qui commence', 'DEC-ROUND-06', 'DEC-ROUND-09'],
      ['un indice en deux mots', 'DEC-CLUE-09'],
      ['un nom propre est il permis', 'DEC-CLUE-09'],
      ['le temps est ecoulé', 'DEC-TIME-04'],
      ['les noirs parlent quand', 'DEC-ROUND-07'],
      ['combien de mots par équipe', 'DEC-SETUP-04'],
      ['voit on leurs mots à la fin', 'DEC-INFO-09'],
    ],
  },
  'fuji-flush': {
    en: [
      ['can three people win', 'FUJ-END-04', 'FUJ-END-11'],
      ['is a tie enough to push', 'FUJ-OUT-05', 'FUJ-OUT-04'],
      ['do i draw after playing', 'FUJ-OUT-11'],
      ['can i win in someone elses turn', 'FUJ-END-03'],
      ['two winners', 'FUJ-END-04', 'FUJ-END-11'],
      ['deck is emty', 'FUJ-PILE-03'],
      ['do my partners draw when i go thru', 'FUJ-THRU-04', 'FUJ-THRU-03'],
      ['can i talk about my cards', 'FUJ-INFO-01', 'FUJ-INFO-09', 'FUJ-INFO-08'],
      ['how many cards at the start', 'FUJ-SETUP-01', 'FUJ-SETUP-02', 'FUJ-SETUP-07'],
      ['how many 2s are there', 'FUJ-DATA-02'],
      ['last card beaten', 'FUJ-END-07', 'FUJ-END-05'],
      ['pair of 5 and a 10', 'FUJ-PLAY-09', 'FUJ-THRU-10'],
      ['must i play a card', 'FUJ-TURN-05', 'FUJ-TURN-07'],
      ['do i get a new card when i get pushed out', 'FUJ-OUT-03'],
      ['when does my card go away', 'FUJ-THRU-01'],
      ['does my partner win too', 'FUJ-END-04', 'FUJ-END-11', 'FUJ-END-03'],
      ['someone with one card left', 'FUJ-END-05', 'FUJ-END-02'],
      ['can somebody have two cards in front of them', 'FUJ-TURN-04'],
    ],
    fr: [
      ['a egalité qui est chassé', 'FUJ-OUT-05', 'FUJ-OUT-04'],
      ['je pioche quand je joue ?', 'FUJ-OUT-11'],
      ['gagner pendant le tour dun autre', 'FUJ-END-03'],
      ['plusieur gagnants', 'FUJ-END-04', 'FUJ-END-11'],
      ['plus de carte dans la pioche', 'FUJ-PILE-03'],
      ['mes aliés piochent quand je passe', 'FUJ-THRU-04', 'FUJ-THRU-03'],
      ['peut on parler de ses cartes', 'FUJ-INFO-01', 'FUJ-INFO-09', 'FUJ-INFO-08'],
      ['combien de cartes au debut', 'FUJ-SETUP-01', 'FUJ-SETUP-02', 'FUJ-SETUP-07'],
      ['combien de 2 dans le paquet', 'FUJ-DATA-02'],
      ['derniere carte chassee', 'FUJ-END-07', 'FUJ-END-05'],
      ['une paire de 5 et un 10', 'FUJ-PLAY-09', 'FUJ-THRU-10'],
      ['obligé de jouer une carte', 'FUJ-TURN-05', 'FUJ-TURN-07'],
      ['trois 6 contre un 18', 'FUJ-OUT-05', 'FUJ-OUT-04', 'FUJ-PLAY-04'],
      ['quand est ce que ma carte part', 'FUJ-THRU-01'],
      ['la carte la plus forte', 'FUJ-DATA-03', 'FUJ-DATA-02'],
      ['mon allié gagne aussi ?', 'FUJ-END-04', 'FUJ-END-11', 'FUJ-END-03'],
      ['peut on négocier', 'FUJ-INFO-09', 'FUJ-INFO-01'],
      ['deux cartes devant soi', 'FUJ-TURN-04'],
    ],
  },
};

const textIn = (game: string, file: string): string =>
  readFileSync(new URL(`../../../engine/games/${game}/${file}`, import.meta.url), 'utf8');

function indexOf(game: string, language: Language): BookIndex {
  const book = parseRulebook(textIn(game, rulebookFile(language)), language);
  return bookIndex(book, parseLedger(textIn(game, ledgerFile(language))).rows, language);
}

/** What somebody reads of the first three answers: each with what is said around it. */
function readFirst(index: BookIndex, question: string): readonly Passage[] {
  return answersIn(index, question, () => true)
    .slice(0, 3)
    .flatMap(sentence => {
      const { before, after } = aroundIn(sentence);
      return [...before, sentence.passage, ...after];
    });
}

describe.each(Object.keys(ARGUMENTS))('an argument over %s', game => {
  describe.each(['en', 'fr'] as const)('in %s', language => {
    const index = indexOf(game, language);
    test.each(ARGUMENTS[game]?.[language] ?? [])('“%s” is answered by %s', (question, ...answers) => {
      const read = readFirst(index, question);
      const isAnswered = read.some(({ rows }) => answers.some(row => rows.includes(row)));
      // What was found instead says what is wrong.
      expect(isAnswered ? [] : read.map(plainText)).toEqual([]);
      expect(isAnswered).toBe(true);
    });
  });
});

/** Of questions that nothing was written for, so many are answered at least: they tell how good the search is. */
const LEAST_ANSWERED = 0.85;

test('most questions are answered that no sentence was given other words for', () => {
  const all = Object.entries(UNFORESEEN).flatMap(([game, languages]) =>
    (['en', 'fr'] as const).flatMap(language => {
      const index = indexOf(game, language);
      return languages[language].map(([question, ...answers]) => ({
        question,
        isAnswered: readFirst(index, question).some(({ rows }) => answers.some(row => rows.includes(row))),
      }));
    }),
  );
  const unanswered = all.filter(({ isAnswered }) => !isAnswered).map(({ question }) => question);
  expect(unanswered.length, unanswered.join('\n')).toBeLessThanOrEqual(all.length * (1 - LEAST_ANSWERED));
});
