/** The three goods, each with an outline of its own: a round coin, a leg of ham, an upright keg. */
import type { GoodsName } from '@havre/engine/games/jamaica/material.ts';
import './goods.css';

const Coin = () => (
  <>
    <circle class="jam-coin" cx="12" cy="12" r="9.500" />
    <circle class="jam-coin-ring" cx="12" cy="12" r="7" />
    <path
      class="jam-coin-cross"
      d="M12 6.800v10.400M6.800 12h10.400M8.700 8.700l1.300 1.300M15.300 8.700 14 10M8.700 15.300 10 14M15.300 15.300 14 14"
    />
  </>
);

const Ham = () => (
  <>
    <path
      class="jam-bone"
      d="M14.800 13.700l4.300 3.900c1.300-.5 2.600.4 2.500 1.600 0 .8-.6 1.400-1.400 1.400 0 .9-.6 1.500-1.500 1.500-1.300 0-2-1.200-1.500-2.400l-4.200-4.100z"
    />
    <path
      class="jam-meat"
      d="M3.400 8.200c.6-3.900 4.400-6.400 8.400-5 4.200 1.400 6 5.200 4.700 8.500-1.100 2.900-4.100 4.700-7.200 4C5.400 14.800 2.900 11.800 3.400 8.200z"
    />
    <path class="jam-rind" d="M6 9.200c.2-2.400 2.300-4 4.700-3.500" />
  </>
);

const Keg = () => (
  <>
    <path class="jam-keg" d="M6.200 2.500h11.600c1.400 6 1.400 13 0 19H6.200c-1.400-6-1.400-13 0-19z" />
    <path class="jam-hoop" d="M5.500 6.600h13M5.500 17.400h13" />
    <path
      class="jam-flame"
      d="M12 8c2.700 2.400 3 4.300 2.200 5.700-.5 1-1.300 1.500-2.200 1.500s-1.800-.5-2.200-1.500C9.200 12.200 10 11 11 10c.1 1 .5 1.400 1 1.600.3-1.200.2-2.300 0-3.600z"
    />
  </>
);

const DRAWN = { gold: Coin, food: Ham, powder: Keg } as const;

/** One piece of some goods. It says nothing to a screen reader: whoever shows it names it. */
export function Token({ goods }: { goods: GoodsName }) {
  const Drawn = DRAWN[goods];
  return (
    <svg class={`jam-token ${goods}`} viewBox="0 0 24 24" aria-hidden="true">
      <Drawn />
    </svg>
  );
}
