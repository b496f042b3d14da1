/** What attackers have received: none of it may be private. */

/** So much is kept to be looked through at the end, in characters. */
const MOST_KEPT = 1 << 24;

export class Ears {
  private readonly kept: string[] = [];
  private room = MOST_KEPT;

  /** Keeps words that an attacker has received, as long as there is room. */
  hear(words: string): void {
    if (this.room < words.length) return;
    this.room -= words.length;
    this.kept.push(words);
  }

  /**
   * How many of these secrets somebody has heard.
   * @example ears.heard([token, secretOfTheDice]) // 0
   */
  heard(secrets: readonly string[]): number {
    return secrets.filter(secret => secret !== '' && this.kept.some(words => words.includes(secret))).length;
  }
}
