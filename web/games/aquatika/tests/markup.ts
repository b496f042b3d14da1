/** What a component puts on the page, as text: for components that have no state of their own. */
import { type ComponentChildren, isValidElement, type VNode } from 'preact';

type Attributes = Readonly<Record<string, unknown>>;

/** @example markup(<Lagoon … />) // '<section class="aqua-lagoon" …' */
export function markup(children: ComponentChildren): string {
  if (Array.isArray(children)) return children.map(markup).join('');
  if (!isValidElement(children)) return children == null || typeof children === 'boolean' ? '' : String(children);
  const { type, props } = children as VNode<Attributes & { children?: ComponentChildren }>;
  if (typeof type === 'function') return markup((type as (given: typeof props) => ComponentChildren)(props));
  const written = Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value != null && typeof value !== 'function')
    .map(([name, value]) => ` ${name}="${typeof value === 'object' ? JSON.stringify(value) : String(value)}"`);
  return `<${type}${written.join('')}>${markup(props.children)}</${type}>`;
}
