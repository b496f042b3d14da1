/** An address that leads nowhere: what may have happened, and the way home. */
import type { ComponentChildren } from 'preact';
import { TopBar } from '../shell/top-bar.tsx';
import { words } from '../words/index.ts';

interface NowhereProps {
  readonly why?: string;
  /** What one may do instead. */
  readonly children?: ComponentChildren;
}

export const Nowhere = ({ why, children }: NowhereProps) => (
  <>
    <TopBar />
    <main class="room">
      <section class="sheet stack">
        <h1>{words().nowhere.title}</h1>
        <p>{why ?? words().nowhere.text}</p>
        <p class="row">
          {children}
          <a class="button main" href="/">
            {words().common.home}
          </a>
        </p>
      </section>
    </main>
  </>
);
