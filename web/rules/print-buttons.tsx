/** Prints a rulebook, or its one page of aid; `rules-print.css` says how. Paper is white, whatever the light of the page. */
import { useEffect } from 'preact/hooks';
import { words } from '../words/index.ts';

export function PrintButtons() {
  useEffect(() => {
    const page = document.documentElement;
    let light: string | undefined;
    const before = () => {
      light = page.dataset.light;
      page.dataset.light = 'day';
    };
    const after = () => {
      if (light !== undefined) page.dataset.light = light;
      delete page.dataset.print;
    };
    const heard = new AbortController();
    addEventListener('beforeprint', before, { signal: heard.signal });
    addEventListener('afterprint', after, { signal: heard.signal });
    return () => heard.abort();
  }, []);
  return (
    <p class="row rules-print">
      <button type="button" class="button small" onClick={() => print()}>
        {words().rules.print}
      </button>
      <button
        type="button"
        class="button small"
        onClick={() => {
          document.documentElement.dataset.print = 'aid';
          print();
        }}
      >
        {words().rules.printAid}
      </button>
    </p>
  );
}
