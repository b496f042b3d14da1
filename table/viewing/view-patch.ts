/**
 * What is other in one view than in another, place by place: a few numbers and not whole fields, so that the film of a move,
 * which is one patch after the other, costs little.
 */

/** One place of a view, by the names and numbers that lead to it, and then what is there now: `['ships', 2, 'space', 14]`. */
export type ViewPlace = readonly [...path: (string | number)[], value: unknown];
export type ViewPatch = readonly ViewPlace[];

type Plain = Readonly<Record<string | number, unknown>>;
type Path = (string | number)[];

/**
 * What makes one view of another.
 * @example viewPatch({ pile: 9, hand: [1, 4] }, { pile: 8, hand: [1, 4, 7] }) // [['pile', 8], ['hand', 2, 7]]
 */
export function viewPatch(before: object, now: object): ViewPatch {
  const patch: ViewPlace[] = [];
  compare(before, now, [], patch);
  return patch;
}

/** Notes what is other. It is called where something may be: the way there is not gone for what is the same value. */
function compare(before: unknown, now: unknown, path: Path, patch: ViewPlace[]): void {
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) {
    if (before !== now) patch.push([...path, now]);
  } else if (Array.isArray(before) || Array.isArray(now)) {
    if (Array.isArray(before) && Array.isArray(now)) compareLists(before, now, path, patch);
    else patch.push([...path, now]);
  } else compareRecords(before as Plain, now as Plain, path, patch);
}

/** A record with other fields is said as a whole. */
function compareRecords(before: Plain, now: Plain, path: Path, patch: ViewPlace[]): void {
  const start = patch.length;
  let more = 0;
  for (const name in now) {
    const was = before[name];
    const is = now[name];
    more += was !== undefined || name in before ? 1 : Number.POSITIVE_INFINITY;
    if (was === is) continue;
    path.push(name);
    compare(was, is, path, patch);
    path.pop();
  }
  for (const _ in before) more--;
  if (more === 0) return;
  patch.length = start;
  patch.push([...path, now]);
}

/** A list that has become shorter, or is mostly another, is said as a whole. */
function compareLists(before: readonly unknown[], now: readonly unknown[], path: Path, patch: ViewPlace[]): void {
  const start = patch.length;
  for (let i = 0; i < now.length && now.length >= before.length; i++) {
    if (i < before.length && before[i] === now[i]) continue;
    path.push(i);
    if (i < before.length) compare(before[i], now[i], path, patch);
    else patch.push([...path, now[i]]);
    path.pop();
  }
  if (now.length >= before.length && !isMostly(now, patch.length - start)) return;
  patch.length = start;
  patch.push([...path, now]);
}

/** Whether so many changes of a list are as long as the list itself. */
const isMostly = (list: readonly unknown[], changes: number): boolean =>
  changes * 2 > list.length && list.every(item => typeof item !== 'object' || item === null);

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
