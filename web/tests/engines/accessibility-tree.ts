/** The accessibility tree of a page in Chromium: what a screen reader is told, and what it can do there. */
import type { CDPSession } from '@playwright/test';
import type { Accessible } from './engine.ts';

/**
 * Everything in the tree that has a name, in the order in which it is read out.
 * @example (await accessibleIn(devtools)).filter(({ role }) => role === 'button')
 */
export async function accessibleIn(devtools: CDPSession): Promise<readonly Accessible[]> {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map(node => [node.nodeId, node]));
  const nameOf = (id: string | undefined): string => String(byId.get(id ?? '')?.name?.value ?? '').trim();
  const within = (id: string): string[] => {
    const parent = byId.get(id)?.parentId;
    if (parent === undefined) return [];
    return [nameOf(parent), ...within(parent)].filter(name => name !== '');
  };
  return nodes
    .filter(({ nodeId, ignored }) => !ignored && nameOf(nodeId) !== '')
    .map(({ nodeId, role, properties = [], backendDOMNodeId }) => ({
      role: String(role?.value ?? ''),
      name: nameOf(nodeId).replaceAll(/\s+/g, ' '),
      isDisabled: properties.some(({ name, value }) => name === 'disabled' && value.value === true),
      within: within(nodeId),
      activate: () => activate(devtools, backendDOMNodeId),
    }));
}

/** The table may have moved on meanwhile: then there is nothing left to be activated. */
async function activate(devtools: CDPSession, backendNodeId: number | undefined): Promise<void> {
  if (backendNodeId === undefined) return;
  const found = await devtools.send('DOM.resolveNode', { backendNodeId }).catch(() => null);
  if (found?.object.objectId === undefined) return;
  const { objectId } = found.object;
  await devtools.send('Runtime.callFunctionOn', { objectId, functionDeclaration: 'function () { this.click(); }' });
}
