/** Says that there is a newer page, and gets it. A game goes on meanwhile, and after it. */
import { words } from '../words/index.ts';
import { isOutdated } from './renewal.ts';
import './renewal-bar.css';

export const RenewalBar = () => (
  <div role="status" class="renewal">
    {isOutdated.value ? (
      <p class="renewal-text">
        <span>{words().renewal.text}</span>
        <button type="button" class="button small" onClick={() => location.reload()}>
          {words().renewal.reload}
        </button>
      </p>
    ) : null}
  </div>
);
