/** The sheets, and where there is no room beside them the talk: side by side where there is width, else one swipes. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './pages.css';

export interface SwipedPage {
  readonly name: string;
  readonly title: string;
  readonly content: ComponentChildren;
  /** Something has come there that nobody has seen. */
  readonly isNew?: boolean;
}

export interface PagesProps {
  readonly pages: readonly SwipedPage[];
  /** The page that what is going on is about: it comes up by itself when that changes. */
  readonly wanted: string;
}

export function Pages({ pages, wanted }: PagesProps) {
  const rail = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(wanted);
  const turnTo = (name: string): void => {
    const { current } = rail;
    const page = current?.querySelector<HTMLElement>(`[data-page="${name}"]`) ?? null;
    if (current === null || page === null) return;
    current.scrollTo({ left: page.offsetLeft - current.offsetLeft, behavior: 'auto' });
    setShown(name);
  };
  useEffect(() => turnTo(wanted), [wanted, pages.length]);
  const follow = (): void => {
    const { current } = rail;
    if (current === null) return;
    const middle = current.getBoundingClientRect().left + current.clientWidth / 2;
    const here = [...current.children].find(page => {
      const { left, right } = page.getBoundingClientRect();
      return left <= middle && middle <= right;
    });
    const name = here instanceof HTMLElement ? here.dataset.page : undefined;
    if (name !== undefined) setShown(name);
  };
  return (
    <div class="dec-pages" data-pages={pages.length}>
      <div class="dec-tabs">
        {pages.map(({ name, title, isNew }) => (
          <button key={name} type="button" class="dec-tab" aria-pressed={shown === name} onClick={() => turnTo(name)}>
            {title}
            {isNew === true && shown !== name ? <span class="dec-new" /> : null}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the keyboard too */}
      <div class="dec-rail" ref={rail} onScroll={follow} tabIndex={0}>
        {pages.map(({ name, content }) => (
          <div key={name} class="dec-page" data-page={name}>
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
