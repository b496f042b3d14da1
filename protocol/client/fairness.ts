/**
 * A client's own part in the dice: it makes its entropy, commits to it, shows it when it is time, and in the end checks
 * that it went into the dice and that the table kept to its own commitment.
 */
import { BadProof, commitmentTo, type Primitives, type Proof, provenNumbers } from '@havre/engine/kernel/fair.ts';
import { randomHex } from '@havre/table/runtime/runtime.ts';
import type { KeyValueStorage } from './environment.ts';

/** What a client found about the dice of a finished game. */
export type Fairness = { readonly fair: true } | { readonly fair: false; readonly why: string };

/** What a client writes down when it is ready. */
interface KeptEntropy {
  readonly entropy: string;
  /** What the table had committed to by then. */
  readonly tableCommitment: string;
}

const ENTROPY_BYTES = 32;

export class DiceCommitment {
  private readonly primitives: Primitives;
  private readonly storage: KeyValueStorage;
  private readonly key: string;

  constructor(primitives: Primitives, storage: KeyValueStorage, table: string) {
    this.primitives = primitives;
    this.storage = storage;
    this.key = `havre entropy ${table}`;
  }

  /** Makes new entropy, writes it down, and gives the commitment to it. */
  commit(tableCommitment: string): string {
    const entropy = randomHex(ENTROPY_BYTES);
    this.storage.setItem(this.key, JSON.stringify({ entropy, tableCommitment } satisfies KeptEntropy));
    return commitmentTo(this.primitives, entropy);
  }

  /** What fits a word and does not tell it: for a word that opens a seat. */
  commitmentTo(word: string): string {
    return commitmentTo(this.primitives, word);
  }

  /** The entropy to show now; null if this client has none, has shown it, or the table has changed its commitment. */
  toOpen(proof: Proof): string | null {
    const kept = this.committed();
    if (kept === null || kept.tableCommitment !== proof.commitment) return null;
    return proof.openings.some(({ entropy }) => entropy === kept.entropy) ? null : kept.entropy;
  }

  /** What is to be said of the dice; null while the secret is not revealed. */
  judge(proof: Proof): Fairness | null {
    if (proof.secret === undefined) return null;
    const kept = this.committed();
    try {
      provenNumbers(this.primitives, proof);
    } catch (error) {
      if (error instanceof BadProof) return { fair: false, why: error.message };
      throw error;
    }
    if (kept === null) return { fair: true };
    if (kept.tableCommitment !== proof.commitment)
      return { fair: false, why: 'the table has changed what it had committed to' };
    if (!proof.openings.some(({ entropy }) => entropy === kept.entropy))
      return { fair: false, why: 'the entropy of this client is not in the dice' };
    return { fair: true };
  }

  private committed(): KeptEntropy | null {
    const words = this.storage.getItem(this.key);
    return words === null ? null : (JSON.parse(words) as KeptEntropy);
  }
}
