/** What each character does and is worth, in a few words without a full stop: for lists, and for whoever points at one. */
import { type Language, signed } from '../../language.ts';
import { typeset } from '../../typesetting.ts';
import { type CharacterName, NAMES, WORTH_AWAY, WORTH_HOME } from './characters.ts';

type Powers = { readonly [C in CharacterName]: string };

const english: Powers = {
  sirBeth: '2 more in every combat',
  saran: 'once in a combat, has a die rolled again',
  buccaneer: 'may attack a ship one space away; if it loses, it discards a hold',
  strategist: 'wins every combat in which you attack, without dice',
  shipowner: 'at the end 3 points for each character aboard',
  weasel: 'looks at up to 3 treasures and keeps one',
  king: 'no power, but worth the most to a ship that comes home',
  bishop: 'at the end 2 points for each treasure token you took',
  cartographer: 'four cards in hand',
  seaWolf: 'may ignore a backward action',
  anchorman: 'may sail 1 space less than the die shows',
  navigator: 'may sail 1 space more than the die shows',
  venetian: 'gold and food can pay for each other',
  prussian: 'food and powder can pay for each other',
  swiss: 'gold and powder can pay for each other',
  cooper: '1 token more with every load',
  calypso: 'with the three cursed amulets you win at once',
  mage: 'may swap the two dice for your own actions',
  oracle: 'as Captain, may set one die before the other is rolled',
  lookout: 'may take the treasure of a lair one space away',
};

const french: Powers = {
  sirBeth: '+2 au dé de combat',
  saran: 'une fois par combat, fait relancer un dé',
  buccaneer: 'peut attaquer à 1 case de distance ; le vaincu défausse une cale',
  strategist: 'gagne d’office tout combat où vous attaquez, sans dés',
  shipowner: 'à la fin, 3 points par personnage à bord',
  weasel: 'regarde jusqu’à 3 trésors et en garde un',
  king: 'pas de pouvoir, mais le plus de points à Port Royal',
  bishop: 'à la fin, 2 points par jeton trésor ramassé',
  cartographer: 'quatre cartes en main',
  seaWolf: 'peut ignorer une action reculer',
  anchorman: 'peut faire 1 case de moins que le dé',
  navigator: 'peut faire 1 case de plus que le dé',
  venetian: 'or et nourriture sont interchangeables pour payer',
  prussian: 'nourriture et poudre sont interchangeables pour payer',
  swiss: 'or et poudre sont interchangeables pour payer',
  cooper: '1 jeton de plus à chaque chargement',
  calypso: 'avec les trois amulettes maudites, la partie est gagnée aussitôt',
  mage: 'peut inverser les deux dés pour vos actions',
  oracle: 'comme Capitaine, peut fixer un dé avant de lancer l’autre',
  lookout: 'peut prendre le trésor d’un repaire à 1 case',
};

export const POWERS: { readonly [L in Language]: Powers } = { en: english, fr: typeset(french) };

const homeOf = (name: CharacterName): string => signed(WORTH_HOME[NAMES.indexOf(name)]);
const awayOf = (name: CharacterName): string => signed(WORTH_AWAY[NAMES.indexOf(name)]);

/** What a character counts at the end (CREW-SCORE-01). @example VALUES.en('king') // '+9 if you come home, −3 if not' */
export const VALUES: { readonly [L in Language]: (name: CharacterName) => string } = {
  en: name => `${homeOf(name)} if you come home, ${awayOf(name)} if not`,
  fr: name => `${homeOf(name)} à Port Royal, ${awayOf(name)} sinon`,
};
