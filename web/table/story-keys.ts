/**
 * A story is one stop of the Tab key, however long it is: whoever plays by keyboard would else pass through every line of it on
 * the way from the board to what is their own. Within it arrows go from line to line.
 */
const STOPS = '.log-moment, .rule-link';
const STEPS: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowUp: at => at - 1,
  ArrowDown: at => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus to another line; what is in a dialog over the story is none of it. */
export function moveInStory(event: KeyboardEvent): void {
  const { target, currentTarget: list, key } = event;
  if (!(target instanceof HTMLElement && list instanceof HTMLElement)) return;
  const stops = [...list.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.indexOf(target);
  const next = at < 0 ? undefined : stops[STEPS[key]?.(at, stops.length) ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
