/** Whether something from outside is a card list at all: records, lists and words where the form has them (CJG-COMP-26). */
import { AREA_NAMES, GOODS, HAZARDS, NATIONS, ROLES } from './card-list.ts';

/** What is wrong, and the row of the ledger it breaks. */
export interface Flaw {
  readonly rule: string;
  readonly says: string;
}

/** A record of which nothing is known yet but the names its fields may have. */
interface Fields {
  readonly [symbol: string]: unknown;
  readonly status?: unknown;
  readonly seaCards?: unknown;
  readonly letters?: unknown;
  readonly id?: unknown;
  readonly area?: unknown;
  readonly top?: unknown;
  readonly bottom?: unknown;
  readonly asks?: unknown;
}

const FORM = 'CJG-COMP-26';
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 1;
const isOneOf = (words: readonly string[], value: unknown): boolean => words.includes(value as string);
const flaw = (rule: string, says: string): Flaw => ({ rule, says });

/** What is wrong with the shape of a list, or null. */
export function flawOfShape(from: unknown): Flaw | null {
  if (!isRecord(from) || !Array.isArray(from.seaCards) || !Array.isArray(from.letters))
    return flaw(FORM, "a card list has 'seaCards' and 'letters'");
  if (typeof from.status !== 'string') return flaw(FORM, "a card list says its 'status'");
  const cards: readonly unknown[] = from.seaCards;
  const letters: readonly unknown[] = from.letters;
  return first(cards, flawOfCard) ?? first(letters, flawOfLetter) ?? flawOfIds([...cards, ...letters] as Fields[]);
}

/** The first thing that is wrong with one of several. */
function first(items: readonly unknown[], flawOf: (item: unknown) => Flaw | null): Flaw | null {
  for (const item of items) {
    const found = flawOf(item);
    if (found !== null) return found;
  }
  return null;
}

function flawOfCard(card: unknown): Flaw | null {
  if (!isRecord(card) || typeof card.id !== 'string') return flaw(FORM, 'a sea card is a record with an id');
  const id = card.id;
  if (!isOneOf(AREA_NAMES, card.area)) return flaw('CJG-COMP-06', `the back of ${id} is that of no pile`);
  for (const symbol of ['skull', 'calm', 'boarding', 'rum'])
    if (typeof card[symbol] !== 'boolean') return flaw(FORM, `${id} does not say whether it shows '${symbol}'`);
  for (const side of ['top', 'bottom'])
    if (!isRecord(card[side])) return flaw('CJG-CARD-01', `${id} has no ${side} half`);
  return flawOfHalf(id, card.top as Fields) ?? flawOfHalf(id, card.bottom as Fields);
}

function flawOfHalf(id: string, half: Fields): Flaw | null {
  const { type, value, goods, flag, role, cannons, sails, map, doubloon } = half;
  const wrong = (what: string) => flaw('CJG-CARD-06', `${id} shows ${what}`);
  switch (type) {
    case 'sail':
    case 'cannon':
      return isCount(value) ? null : flaw('CJG-CARD-07', `${id} shows no whole number of ${type}s`);
    case 'goods':
      return flawOfGoods(id, goods);
    case 'map':
      return null;
    case 'ship':
      if (!isCount(cannons) || !isCount(sails)) return wrong('a ship without values');
      return flag === null ? null : flawOfFlag(id, flag, true);
    case 'loot':
      if ([map, doubloon].some(one => one !== undefined && one !== 1))
        return wrong('more or less than one map or doubloon');
      return (
        (flag === undefined ? null : flawOfFlag(id, flag, true)) ??
        (goods === undefined ? null : flawOfGoods(id, goods))
      );
    case 'sailor':
      return isOneOf(ROLES, role) ? null : flaw('CJG-COMP-21', `${id} shows a sailor whom the rules do not know`);
    case 'passenger':
      return flawOfFlag(id, flag, false);
    default:
      if (!isOneOf(HAZARDS, type)) return wrong(`'${String(type)}', which no half does`);
      return isCount(value) ? null : wrong(`a ${String(type)} without a value`);
  }
}

const flawOfFlag = (id: string, flag: unknown, pirates: boolean): Flaw | null =>
  isOneOf(NATIONS, flag) || (pirates && flag === 'pirate')
    ? null
    : flaw('CJG-COMP-13', `${id} shows the flag of no seafaring nation`);

function flawOfGoods(id: string, goods: unknown): Flaw | null {
  if (!isRecord(goods) || Object.keys(goods).length === 0)
    return flaw('CJG-CARD-06', `${id} shows goods without saying which`);
  const unknown = Object.keys(goods).find(good => !isOneOf(GOODS, good));
  if (unknown !== undefined) return flaw('CJG-COMP-14', `${id} shows ${unknown}, which is none of the goods`);
  return Object.values(goods).every(isCount) ? null : flaw('CJG-CARD-07', `${id} shows no whole number of goods`);
}

function flawOfLetter(letter: unknown): Flaw | null {
  if (!isRecord(letter) || typeof letter.id !== 'string' || !isRecord(letter.asks))
    return flaw(FORM, 'a letter is a record with an id and what it asks for');
  const { id, pays, asks, skull } = letter as { id: string; pays: unknown; asks: Fields; skull?: unknown };
  if (skull !== undefined && skull !== false) return flaw('CJG-COMP-08', `letter ${id} has a skull`);
  if (pays !== 1 && pays !== 2) return flaw('CJG-COMP-15', `letter ${id} pays neither 1 nor 2 doubloons`);
  const symbols = Object.keys(asks);
  if (symbols.length === 0 || !symbols.every(symbol => isOneOf([...NATIONS, ...GOODS], symbol)))
    return flaw('CJG-COMP-16', `letter ${id} asks for something else than flags and goods`);
  return Object.values(asks).every(isCount) ? null : flaw('CJG-COMP-16', `letter ${id} asks for no whole number`);
}

function flawOfIds(all: readonly Fields[]): Flaw | null {
  const ids = all.map(item => item.id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  return twice === undefined ? null : flaw('CJG-COMP-06', `there are two cards ${String(twice)}`);
}
