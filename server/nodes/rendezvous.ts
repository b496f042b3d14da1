/**
 * Which of several servers looks after a table: the one with the highest hash of both names. All come to the same result
 * without asking each other, and when one goes only its own tables go to others.
 */

/**
 * The one of these servers that a table belongs to.
 * @example ownerOf('k3J', ['a1', 'b2'])
 */
export function ownerOf(table: string, servers: Iterable<string>): string | null {
  let owner: string | null = null;
  let highest = -1;
  for (const server of servers) {
    const hash = hashOf(`${server} ${table}`);
    // Of two that are the same the name decides.
    if (hash < highest || (hash === highest && owner !== null && server < owner)) continue;
    owner = server;
    highest = hash;
  }
  return owner;
}

/** FNV-1a over the characters, then stirred so that names which differ in one letter are far from each other. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
