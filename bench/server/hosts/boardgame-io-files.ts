/**
 * boardgame.io's own server with its own `FlatFile` storage.
 *
 * `FlatFile` stands on a package that boardgame.io does not bring along. In its place is what it uses of it: each item in a
 * file of its own, read and written whole, without waiting for the disk.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Host } from '../peer.ts';
import { FlatFile, startServer } from './boardgame-io-server.ts';

class Files {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async init(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
  }

  async getItem(key: string): Promise<unknown> {
    const text = await readFile(this.fileOf(key), 'utf8').catch(() => null);
    return text === null ? undefined : (JSON.parse(text) as { value: unknown }).value;
  }

  async setItem(key: string, value: unknown): Promise<void> {
    await writeFile(this.fileOf(key), JSON.stringify({ key, value }));
  }

  async removeItem(key: string): Promise<void> {
    await rm(this.fileOf(key), { force: true });
  }

  private fileOf(key: string): string {
    return join(this.folder, createHash('md5').update(key).digest('hex'));
  }
}

export function startHost(folder: string): Promise<Host> {
  const fields = { games: new Files(folder), dir: folder, logging: false, ttl: false, fileQueues: {} };
  // Its constructor would load the package that is not there; everything else is its own.
  return startServer(Object.assign(Object.create(FlatFile.prototype) as object, fields));
}
