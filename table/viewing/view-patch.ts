/**
 * What is other in one view than in another, place by place: a few numbers and not whole fields, so that the film of a move,
 * which is one patch after the other, costs little.
 */

/** One place of a view, by the names and numbers that lead to it, and then what is there now: `['ships', 2, 'space', 14]`. */
export type ViewPlace = readonly [...path: (string | number)[], value: unknown];
export type ViewPatch = readonly ViewPlace[];

type Plain = Readonly<Record<string | number, unknown>>;

/**
 * What makes one view of another.
 * @example viewPatch({ pile: 9, hand: [1, 4] }, { pile: 8, hand: [1, 4, 7] }) // [['pile', 8], ['hand', 2, 7]]
 */
export function viewPatch(before: object, now: object): ViewPatch {
  const patch: ViewPlace[] = [];
  compare(before, now, [], patch);
  return patch;
}

function compare(before: unknown, now: unknown, path: (string | number)[], patch: ViewPlace[]): void {
  if (before === now) return;
  if (Array.isArray(before) && Array.isArray(now)) compareLists(before, now, path, patch);
  else if (isRecord(before) && isRecord(now) && haveSameFields(before, now)) {
    for (const name in now) {
      path.push(name);
      compare(before[name], now[name], path, patch);
      path.pop();
    }
  } else patch.push([...path, now]);
}

/** A list that has become shorter, or is mostly another, is said as a whole. */
function compareLists(
  before: readonly unknown[],
  now: readonly unknown[],
  path: (string | number)[],
  patch: ViewPlace[],
) {
  const start = patch.length;
  if (now.length >= before.length) {
    for (let i = 0; i < now.length; i++) {
      path.push(i);
      if (i < before.length) compare(before[i], now[i], path, patch);
      else patch.push([...path, now[i]]);
      path.pop();
    }
    if (patch.length === start || !isMostly(now, patch.length - start)) return;
    patch.length = start;
  }
  patch.push([...path, now]);
}

/** Whether so many changes of a list are as long as the list itself. */
const isMostly = (list: readonly unknown[], changes: number): boolean =>
  changes * 2 > list.length && list.every(item => typeof item !== 'object' || item === null);

const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function haveSameFields(one: Plain, other: Plain): boolean {
  let more = 0;
  for (const name in one) {
    if (!(name in other)) return false;
    more++;
  }
  for (const _ in other) more--;
  return more === 0;
}

/**
 * A view once it is patched; the one before stays as it was, and shares with it what has not changed.
 * @example patchedView({ pile: 9, hand: [1, 4] }, [['hand', 2, 7]]) // { pile: 9, hand: [1, 4, 7] }
 */
export const patchedView = (view: object, patch: ViewPatch): object =>
  patch.reduce<object>((seen, place) => laid(seen, place, 0) as object, view);

function laid(seen: unknown, place: ViewPlace, at: number): unknown {
  if (at === place.length - 1) return place[at];
  const step = place[at] as string | number;
  if (Array.isArray(seen)) {
    const list = [...seen];
    list[Number(step)] = laid(seen[Number(step)], place, at + 1);
    return list;
  }
  const record = seen as Plain;
  return { ...record, [step]: laid(record[step], place, at + 1) };
}
