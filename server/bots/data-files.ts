/** The data files of games, from the disk. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { DataFiles } from '@havre/engine/bots/data-files.ts';

const GAMES = new URL('.', import.meta.resolve('@havre/engine/games/index.ts'));
const unpacked = promisify(gunzip);

const pathOf = (file: string): string => fileURLToPath(new URL(file, GAMES));

export const dataFiles: DataFiles = {
  text: file => readFile(pathOf(file), 'utf8'),
  async bytes(file) {
    const bytes = await readFile(pathOf(file));
    return file.endsWith('.gz') ? unpacked(bytes) : bytes;
  },
};
