/** What attackers have received: none of it may be private. */

/** So much is kept to be looked through at the end, in characters. */
const MOST_KEPT = 1 << 24;

export class Ears {
  private readonly kept: string[] = [];
  private room = MOST_KEPT;

  /** Keeps text that an attacker has received, as long as there is room. */
  hear(text: string): void {
    if (this.room < text.length) return;
    this.room -= text.length;
    this.kept.push(text);
  }

  /**
   * How many of these secrets somebody has heard.
   * @example ears.heard([token, secretOfTheDice]) // 0
   */
  heard(secrets: readonly string[]): number {
    return secrets.filter(secret => secret !== '' && this.kept.some(text => text.includes(secret))).length;
  }
}
