/** An address that leads nowhere: what may have happened, and the way home. */
import { TopBar } from '../shell/top-bar.tsx';
import { words } from '../words/index.ts';

export const Nowhere = ({ why }: { why?: string }) => (
  <>
    <TopBar />
    <main class="room">
      <section class="sheet stack">
        <h1>{words().nowhere.title}</h1>
        <p>{why ?? words().nowhere.text}</p>
        <p class="row">
          <a class="button main" href="/">
            {words().common.home}
          </a>
        </p>
      </section>
    </main>
  </>
);
