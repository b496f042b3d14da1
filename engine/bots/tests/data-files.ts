/** The data files of games, as tests read them. */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { DataFiles } from '../data-files.ts';

const at = (file: string): URL => new URL(`../../games/${file}`, import.meta.url);

export const dataFiles: DataFiles = {
  text: file => readFile(at(file), 'utf8'),
  async bytes(file) {
    const bytes = await readFile(at(file));
    return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  },
};
