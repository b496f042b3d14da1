/**
 * Changes on their way to the thread that writes. Whatever is sent to a thread is copied field by field, names included;
 * nearly every change is one event without a summary, so that one goes as three bare values.
 */
import type { StoreChange } from './store-changes.ts';

/** For each change the change itself, or its table, the number of its event and the event. */
export type PackedChanges = readonly (StoreChange | string | number)[];

/**
 * Changes as they are sent.
 * @example port.postMessage(packed(changes));
 */
export function packed(changes: readonly StoreChange[]): PackedChanges {
  const post: (StoreChange | string | number)[] = [];
  for (const change of changes) {
    if (change.type === 'append' && change.summary === null && change.account === null && change.bodies.length === 1)
      post.push(change.table, change.from, change.bodies[0] as string);
    else post.push(change);
  }
  return post;
}

/**
 * Changes as they were before they were sent.
 * @example port.on('message', post => writer.write(unpacked(post)));
 */
export function unpacked(post: PackedChanges): StoreChange[] {
  const changes: StoreChange[] = [];
  for (let i = 0; i < post.length; i++) {
    const first = post[i] as StoreChange | string;
    if (typeof first !== 'string') changes.push(first);
    else {
      const [from, body] = [post[++i] as number, post[++i] as string];
      changes.push({ type: 'append', table: first, from, bodies: [body], summary: null, account: null });
    }
  }
  return changes;
}
