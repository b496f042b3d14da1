/** The data files of games, from wherever the page came from; the service worker keeps those that were asked for. */
import type { DataFiles } from '@havre/engine/bots/data-files.ts';

const GAMES = '../../engine/games/';
/** Where each file is served, by its path in the repository. */
const ADDRESSES: Readonly<Record<string, string>> = import.meta.glob('../../engine/games/*/bots/data/*/*', {
  eager: true,
  query: '?url',
  import: 'default',
});

async function asked(file: string): Promise<Response> {
  const address = ADDRESSES[`${GAMES}${file}`];
  if (address === undefined) throw new Error(`there is no file ${file}`);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${file} could not be read: ${answer.status}`);
  return answer;
}

export const dataFiles: DataFiles = {
  text: async file => (await asked(file)).text(),
  async bytes(file) {
    const { body } = await asked(file);
    if (body === null) throw new Error(`${file} is empty`);
    const unpacked = file.endsWith('.gz') ? body.pipeThrough(new DecompressionStream('gzip')) : body;
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  },
};
