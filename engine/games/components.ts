/** What is in a box, for programs from outside: what its numbers stand for, and what is printed on its parts. */
export interface Components {
  /** What the numbers of views, actions and events stand for, by the name of their type or their field. */
  readonly numbers: Readonly<Record<string, string>>;
  /** What is printed, in groups; each game has its own. */
  readonly parts: Readonly<Record<string, unknown>>;
}
