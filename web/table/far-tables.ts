/** Tables whose big screen stands in another place than this device: a friend far away hears and sees everything here. */
import type { KeyValueStorage } from '@havre/protocol/client/environment.ts';
import { signal } from '@preact/signals';
import { deviceStorage } from '../shell/device-storage.ts';

const KEY = 'havre elsewhere';
/** So many tables are remembered, the latest ones. */
const MOST = 20;

/** Which tables this device is far from, as it has said. */
export class FarTables {
  private readonly memory: KeyValueStorage;
  private readonly tables = signal<readonly string[]>([]);

  constructor(memory: KeyValueStorage) {
    this.memory = memory;
    this.tables.value = written(memory.getItem(KEY));
  }

  /**
   * Whether the big screen of a table is out of this device's sight.
   * @example if (farTables.has(table.id)) play('dice');
   */
  has(table: string): boolean {
    return this.tables.value.includes(table);
  }

  note(table: string, isFar: boolean): void {
    const others = this.tables.value.filter(one => one !== table);
    this.tables.value = (isFar ? [...others, table] : others).slice(-MOST);
    this.memory.setItem(KEY, JSON.stringify(this.tables.value));
  }
}

/** What was written down may be nothing that we wrote. */
function written(kept: string | null): readonly string[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(read) ? read.filter(one => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export const farTables = new FarTables(deviceStorage);
