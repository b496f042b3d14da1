/** Nearer, farther, the whole chart: for those who have neither wheel nor two fingers. */
import type { Rig } from './rig.ts';
import { chartWords } from './speech.ts';
import './tools.css';

const STEP = 1.5;

export function Tools({ rig }: { rig: { readonly current: Rig | null } }) {
  const { nearer, farther, wholeChart } = chartWords();
  const tools = [
    { name: nearer, icon: 'M12 5v14M5 12h14', use: () => rig.current?.easeZoom(STEP) },
    { name: farther, icon: 'M5 12h14', use: () => rig.current?.easeZoom(1 / STEP) },
    { name: wholeChart, icon: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5', use: () => rig.current?.showAll() },
  ];
  return (
    <div class="chart-tools">
      {tools.map(({ name, icon, use }) => (
        <button key={icon} type="button" class="chart-tool" aria-label={name} title={name} onClick={use}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
        </button>
      ))}
    </div>
  );
}
