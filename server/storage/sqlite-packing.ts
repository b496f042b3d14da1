/**
 * Changes on their way to the thread that writes. Whatever is sent to a thread is copied field by field, names included;
 * nearly every change is one fact without a card, so that one goes as three bare values.
 */
import type { Change } from './sqlite-changes.ts';

/** For each change the change itself, or its table, the number of its fact and the fact. */
export type Post = readonly (Change | string | number)[];

/**
 * Changes as they are sent.
 * @example port.postMessage(packed(changes));
 */
export function packed(changes: readonly Change[]): Post {
  const post: (Change | string | number)[] = [];
  for (const change of changes) {
    if (change.type === 'append' && change.card === null && change.account === null && change.bodies.length === 1)
      post.push(change.table, change.from, change.bodies[0] as string);
    else post.push(change);
  }
  return post;
}

/**
 * Changes as they were before they were sent.
 * @example port.on('message', post => writer.write(unpacked(post)));
 */
export function unpacked(post: Post): Change[] {
  const changes: Change[] = [];
  for (let i = 0; i < post.length; i++) {
    const first = post[i] as Change | string;
    if (typeof first !== 'string') changes.push(first);
    else {
      const [from, body] = [post[++i] as number, post[++i] as string];
      changes.push({ type: 'append', table: first, from, bodies: [body], card: null, account: null });
    }
  }
  return changes;
}
