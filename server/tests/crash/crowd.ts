/** Many companies that play at the same time, each at a table of its own. */
import { Company } from './company.ts';
import type { Pastime } from './pastimes.ts';
import type { Witness } from './witness.ts';

export interface CrowdParts {
  /** What is played at each table. */
  readonly pastimes: readonly Pastime[];
  /** One game each, or one after the other until somebody says `finish`. */
  readonly games: 'one' | 'many';
  readonly witness: Witness;
}

export class Crowd {
  private readonly companies: readonly Company[];
  private isLast: boolean;
  private readonly playing: Promise<unknown>;
  /** Rejects if something goes wrong for anybody, and if all have played before somebody said `finish`. */
  readonly left: Promise<never>;

  constructor(url: string, { pastimes, games, witness }: CrowdParts) {
    this.isLast = games === 'one';
    this.companies = pastimes.map((pastime, i) => new Company(url, { ...pastime, name: `${i}`, witness }));
    this.playing = Promise.all(this.companies.map((company, i) => this.play(company, i)));
    this.left = this.playing.then(() => Promise.reject(new Error('all games were over too early')));
    this.left.catch(() => {}); // whoever waits for it hears of it
  }

  /** Lets everybody play the game they are at to its end. */
  async finish(): Promise<void> {
    this.isLast = true;
    await this.playing;
  }

  close(): void {
    for (const company of this.companies) company.close();
  }

  get verified(): number {
    return this.companies.reduce((sum, { verified }) => sum + verified, 0);
  }

  private async play(company: Company, i: number): Promise<void> {
    await company.arrive();
    let game = 0;
    do {
      const table = await company.playGame(1 + i * 1_000 + game++ * 10);
      if (!this.isLast) await company.remove(table);
    } while (!this.isLast);
  }
}
