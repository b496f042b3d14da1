/** The scale of leagues, and the dividers that walk along it. */
import { chartWords } from './speech.ts';
import './scale-bar.css';

const STEP = 38;
const STEPS = 5;

export const ScaleBar = () => (
  <g class="scale-bar" transform="translate(850 1002)">
    {Array.from({ length: STEPS }, (_, i) => (
      <path key={i} class={i % 2 === 0 ? 'scale-dark' : 'scale-light'} d={`M${i * STEP} 0h${STEP}v9h${-STEP}z`} />
    ))}
    <path class="scale-line" d={`M-2-2.5h${STEP * STEPS + 4}M-2 11.5h${STEP * STEPS + 4}`} />
    {Array.from({ length: STEPS + 1 }, (_, i) => (
      <text key={i} class="scale-figure" x={i * STEP} y="28">
        {i * 5}
      </text>
    ))}
    <text class="scale-title" x={STEP * STEPS} y="-11">
      {chartWords().leagues}
    </text>
    <g class="dividers">
      <path
        class="brass"
        d={`M${STEP * 0.5}-66c-4 0-6 4-5 8L0-2 ${STEP * 0.5}-50 ${STEP}-2 ${STEP * 0.5 + 5}-58c1-4-1-8-5-8z`}
      />
      <circle class="brass" cx={STEP * 0.5} cy="-64" r="6.5" />
      <path class="scale-line" d={`M${STEP * 0.5}-77v8M${STEP * 0.25}-24q${STEP * 0.25} 8 ${STEP * 0.5} 0`} />
    </g>
  </g>
);
