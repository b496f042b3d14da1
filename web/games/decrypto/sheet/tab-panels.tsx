/** The sheets, and where there is no room beside them the talk: side by side where there is width, else one swipes. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './tab-panels.css';

export interface TabPanel {
  readonly name: string;
  readonly title: string;
  readonly content: ComponentChildren;
  /** Something has come there that nobody has seen. */
  readonly isNew?: boolean;
}

export interface TabPanelsProps {
  readonly panels: readonly TabPanel[];
  /** The panel that what is going on is about: it comes up by itself when that changes. */
  readonly wanted: string;
}

export function TabPanels({ panels, wanted }: TabPanelsProps) {
  const rail = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(wanted);
  const turnTo = (name: string): void => {
    const { current } = rail;
    const panel = current?.querySelector<HTMLElement>(`[data-panel="${name}"]`) ?? null;
    if (current === null || panel === null) return;
    current.scrollTo({ left: panel.offsetLeft - current.offsetLeft, behavior: 'auto' });
    setShown(name);
  };
  useEffect(() => turnTo(wanted), [wanted, panels.length]);
  const follow = (): void => {
    const { current } = rail;
    if (current === null) return;
    const middle = current.getBoundingClientRect().left + current.clientWidth / 2;
    const here = [...current.children].find(panel => {
      const { left, right } = panel.getBoundingClientRect();
      return left <= middle && middle <= right;
    });
    const name = here instanceof HTMLElement ? here.dataset.panel : undefined;
    if (name !== undefined) setShown(name);
  };
  return (
    <div class="dec-panels" data-panels={panels.length}>
      <div class="dec-tabs">
        {panels.map(({ name, title, isNew }) => (
          <button key={name} type="button" class="dec-tab" aria-pressed={shown === name} onClick={() => turnTo(name)}>
            {title}
            {isNew === true && shown !== name ? <span class="dec-new" /> : null}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the keyboard too */}
      <div class="dec-rail" ref={rail} onScroll={follow} tabIndex={0}>
        {panels.map(({ name, content }) => (
          <div key={name} class="dec-tab-panel" data-panel={name}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
