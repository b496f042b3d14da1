/** What is seen instead of a room that cannot be shown: the reason, in the words of whoever refused, and the ways out. */
import { words } from '../words/index.ts';
import { TopBar } from './top-bar.tsx';

export const RoomTrouble = ({ error }: { error: unknown }) => (
  <>
    <TopBar />
    <main class="room">
      <section class="sheet stack" role="alert">
        <h1>{words().trouble.title}</h1>
        <p lang="en">{error instanceof Error ? error.message : String(error)}</p>
        <p class="row">
          <button type="button" class="button" onClick={() => location.reload()}>
            {words().trouble.again}
          </button>
          <a class="button main" href="/">
            {words().common.home}
          </a>
        </p>
      </section>
    </main>
  </>
);
