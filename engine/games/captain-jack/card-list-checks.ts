/**
 * Chapter 1: what the rulebook says about the cards as a whole, counted (CJG-COMP-22, CJG-COMP-27).
 *
 * Every card list comes in here: a list that breaks a rule is refused in one sentence that names it.
 */
import {
  AREA_NAMES,
  type AreaName,
  type CardList,
  GOODS,
  HAZARDS,
  NATIONS,
  type PrintedCard,
  type PrintedHalf,
  ROLES,
} from './card-list.ts';
import { type Flaw, flawOfShape } from './card-list-shape.ts';

/** A card list that is none, or breaks a rule about it. The message names the first one. */
export class BadCardList extends Error {
  override name = 'BadCardList';
  /** The row of the ledger. */
  readonly rule: string;

  constructor(rule: string, flaw: string) {
    super(`this card list cannot be played with: ${flaw} (${rule})`);
    this.rule = rule;
  }
}

/**
 * Reads a card list from outside. Throws `BadCardList` with the first constraint that fails.
 * @example const { seaCards, letters } = readCardList(JSON.parse(text));
 */
export function readCardList(from: unknown): CardList {
  const flaw = flawOfList(from);
  if (flaw !== null) throw new BadCardList(flaw.rule, flaw.says);
  return from as CardList;
}

interface Check {
  readonly rule: string;
  readonly says: string;
  holds(list: CardList): boolean;
}

/**
 * The first constraint a list does not satisfy, or null.
 * @example flawOfList(list)?.rule // 'CJG-COMP-18'
 */
function flawOfList(from: unknown): Flaw | null {
  const flaw = flawOfShape(from);
  if (flaw !== null) return flaw;
  const failed = CHECKS.find(check => !check.holds(from as CardList));
  return failed === undefined ? null : { rule: failed.rule, says: failed.says };
}

type Half = PrintedHalf['type'];

const has = (card: PrintedCard, ...types: readonly Half[]): boolean => types.includes(card.top.type);
const isHazard = (half: PrintedHalf): boolean => (HAZARDS as readonly string[]).includes(half.type);
const isOnEitherHalf = (card: PrintedCard, type: Half): boolean => card.top.type === type || card.bottom.type === type;
const fliesNation = ({ top }: PrintedCard): boolean =>
  top.type === 'ship' && top.flag !== null && top.flag !== 'pirate';
const fliesPirateFlag = ({ top }: PrintedCard): boolean => top.type === 'ship' && top.flag === 'pirate';
const halvesOf = ({ top, bottom }: PrintedCard): PrintedHalf[] => [top, bottom];

/** The cards of one area, without the skull cards or with them: what is said of the piles holds for both games. */
const both = (list: CardList, says: (of: (area: AreaName) => PrintedCard[], isWhole: boolean) => boolean): boolean =>
  [false, true].every(isWhole =>
    says(area => list.seaCards.filter(card => card.area === area && (isWhole || !card.skull)), isWhole),
  );

const count = (cards: readonly PrintedCard[], is: (card: PrintedCard) => boolean): number => cards.filter(is).length;
const equipment = (card: PrintedCard): boolean => has(card, 'sail', 'cannon');
const goods = (card: PrintedCard): boolean => has(card, 'goods');
const danger = (card: PrintedCard): boolean => has(card, 'ship', ...HAZARDS);

/** More cards aboard than this are never allowed in the base game. */
const MOST_ABOARD = 7;

const CHECKS: readonly Check[] = [
  {
    rule: 'CJG-COMP-06',
    says: 'there are not 30 cards for each area and 20 letters',
    holds: ({ seaCards, letters }) =>
      letters.length === 20 && AREA_NAMES.every(area => count(seaCards, card => card.area === area) === 30),
  },
  {
    rule: 'CJG-COMP-07',
    says: 'there are not 7 cards with a skull in each area',
    holds: ({ seaCards }) => AREA_NAMES.every(area => count(seaCards, card => card.area === area && card.skull) === 7),
  },
  {
    rule: 'CJG-CARD-15',
    says: 'a ship or a hazard stands on a half without the arrow',
    holds: ({ seaCards }) => seaCards.every(({ bottom }) => bottom.type !== 'ship' && !isHazard(bottom)),
  },
  {
    rule: 'CJG-CARD-12',
    says: 'a ship is without booty, booty without a ship, or the two do not go together',
    holds: ({ seaCards }) => seaCards.every(hasItsBooty),
  },
  {
    rule: 'CJG-COMP-22',
    says: 'a ship or a sea monster has a value above 6',
    holds: ({ seaCards }) =>
      seaCards.every(({ top }) =>
        top.type === 'ship' ? Math.max(top.cannons, top.sails) <= 6 : top.type !== 'monster' || top.value <= 6,
      ),
  },
  {
    rule: 'CJG-ADV-SETUP-06',
    says: 'a card without a skull shows a hazard, a pirate flag, a sailor or a passenger',
    holds: ({ seaCards }) =>
      seaCards.every(
        card =>
          card.skull ||
          !(
            isHazard(card.top) ||
            fliesPirateFlag(card) ||
            ['sailor', 'passenger'].some(type => isOnEitherHalf(card, type as Half))
          ),
      ),
  },
  {
    rule: 'CJG-COMP-13',
    says: 'one of the three nations has no ship',
    holds: ({ seaCards }) =>
      NATIONS.every(nation => seaCards.some(({ top, skull }) => !skull && top.type === 'ship' && top.flag === nation)),
  },
  {
    rule: 'CJG-COMP-14',
    says: 'one of the three goods is on no card',
    holds: list => GOODS.every(good => carried(list, good) > 0),
  },
  {
    rule: 'CJG-COMP-22',
    says: 'a letter asks for more than a ship can carry, or for what the base cards do not show',
    holds: list =>
      list.letters.every(({ asks }) => {
        const wanted = Object.entries(asks);
        const total = wanted.reduce((sum, [, number]) => sum + number, 0);
        return total <= MOST_ABOARD && wanted.every(([symbol, number]) => carried(list, symbol) >= number);
      }),
  },
  {
    rule: 'CJG-COMP-17',
    says: 'not every area has sails, cannons, goods, a map, a ship, a calm and a boarding symbol',
    holds: list =>
      both(list, of =>
        AREA_NAMES.every(
          area =>
            (['sail', 'cannon', 'goods', 'map', 'ship'] as const).every(type =>
              of(area).some(card => has(card, type)),
            ) &&
            of(area).some(card => card.calm) &&
            of(area).some(card => card.boarding),
        ),
      ),
  },
  {
    rule: 'CJG-COMP-21',
    says: 'not every area has all three hazards, a pirate flag, rum, a sailor and a passenger',
    holds: ({ seaCards }) =>
      AREA_NAMES.every(area => {
        const cards = seaCards.filter(card => card.area === area);
        return (
          HAZARDS.every(hazard => cards.some(card => has(card, hazard))) &&
          cards.some(fliesPirateFlag) &&
          cards.some(card => card.rum) &&
          (['sailor', 'passenger'] as const).every(type => cards.some(card => isOnEitherHalf(card, type)))
        );
      }),
  },
  {
    rule: 'CJG-COMP-21',
    says: 'one of the eight sailors is on no card',
    holds: ({ seaCards }) =>
      ROLES.every(role => seaCards.flatMap(halvesOf).some(half => half.type === 'sailor' && half.role === role)),
  },
  {
    rule: 'CJG-COMP-18',
    says: 'the Coast is not mostly sails and cannons, or has too many dangers, flags or goods',
    holds: list =>
      both(list, of => {
        const [coast, channel, highSeas] = AREA_NAMES.map(of) as [PrintedCard[], PrintedCard[], PrintedCard[]];
        return (
          2 * count(coast, equipment) > coast.length &&
          [channel, highSeas].every(
            area => count(coast, danger) < count(area, danger) && count(coast, fliesNation) < count(area, fliesNation),
          ) &&
          count(coast, goods) < count(channel, goods)
        );
      }),
  },
  {
    rule: 'CJG-COMP-19',
    says: 'the Channel has too few ships, goods, sails or cannons',
    holds: list =>
      both(list, of => {
        const [coast, channel, highSeas] = AREA_NAMES.map(of) as [PrintedCard[], PrintedCard[], PrintedCard[]];
        return (
          count(channel, card => has(card, 'ship')) > count(coast, card => has(card, 'ship')) &&
          [coast, highSeas].every(area => count(channel, goods) > count(area, goods)) &&
          count(channel, equipment) > count(highSeas, equipment)
        );
      }),
  },
  {
    rule: 'CJG-COMP-20',
    says: 'the High seas have too many sails and cannons, or too few ships with a flag',
    holds: list =>
      both(list, of => {
        const [coast, channel, highSeas] = AREA_NAMES.map(of) as [PrintedCard[], PrintedCard[], PrintedCard[]];
        return (
          4 * count(highSeas, equipment) <= highSeas.length &&
          count(highSeas, fliesNation) > count(coast, fliesNation) + count(channel, fliesNation)
        );
      }),
  },
];

/** CJG-CARD-12: ship and booty go together, a flag shown with both is one flag, and the booty is of one of five kinds. */
function hasItsBooty({ top, bottom }: PrintedCard): boolean {
  if (top.type === 'loot') return false;
  if (top.type !== 'ship') return bottom.type !== 'loot';
  if (bottom.type !== 'loot') return false;
  const { flag, goods, map, doubloon } = bottom;
  if (flag !== undefined && flag !== top.flag) return false;
  const symbols = flag !== undefined || goods !== undefined ? 1 : 0;
  return symbols + (map === 1 ? 1 : 0) + (doubloon === 1 ? 1 : 0) === 1;
}

/** How many times the cards without a skull show a flag or goods that can be handed in. */
function carried({ seaCards }: CardList, symbol: string): number {
  return seaCards
    .filter(card => !card.skull)
    .flatMap(halvesOf)
    .reduce((sum, half) => {
      const flag = half.type === 'loot' && half.flag === symbol ? 1 : 0;
      const goods =
        half.type === 'loot' || half.type === 'goods' ? (half.goods as Record<string, number> | undefined) : undefined;
      return sum + flag + (goods?.[symbol] ?? 0);
    }, 0);
}
