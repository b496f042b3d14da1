/**
 * Which rule a piece is about, by how it is drawn: for whoever points at it and asks.
 * @example ruleAround(touched, [['.fuji-pile', 'FUJ-PILE-03']])
 */

/** What is drawn, as a selector, and the row that says most about it. */
export type PieceRules = readonly (readonly [selector: string, rule: string])[];

/** The row of the nearest thing around what was pointed at; null where there is none. */
export function ruleAround(pointed: Element, rules: PieceRules): string | null {
  for (let at: Element | null = pointed; at !== null; at = at.parentElement)
    for (const [selector, rule] of rules) if (at.matches(selector)) return rule;
  return null;
}
