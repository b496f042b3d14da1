/** The cartouche on the blank heart of the island: the title in a banner, held by scrolls. */
import { chartWords } from './speech.ts';
import './cartouche.css';

export function Cartouche() {
  const { title, subtitle } = chartWords();
  return (
    <g class="cartouche" transform="translate(790 578)">
      <path
        class="scroll"
        d="M-176-62c-22-4-34 12-24 26 6 9 20 6 20-4-6 5-13 1-12-6 2-8 14-8 20 0M176-62c22-4 34 12 24 26-6 9-20 6-20-4 6 5 13 1 12-6-2-8-14-8-20 0M-176 70c-22 6-36-8-27-23 6-9 20-7 21 3-6-4-13 0-11 7 3 7 12 7 19-1M176 70c22 6 36-8 27-23-6-9-20-7-21 3 6-4 13 0 11 7-3 7-12 7-19-1"
      />
      <path
        class="cartouche-field"
        d="M-180-52c0-10 8-16 18-16 60-4 120-4 150-2 6-12 18-12 24 0 30-2 90-2 150 2 10 0 18 6 18 16-8 40-8 70 0 108 0 12-8 18-18 18-60 4-120 4-150 1-6 13-18 13-24 0-30 3-90 3-150-1-10 0-18-6-18-18 8-38 8-68 0-108z"
      />
      <path
        class="cartouche-line"
        d="M-168-50c-6 38-6 66 0 102 110 10 226 10 336 0 6-36 6-64 0-102-110-9-226-9-336 0z"
      />
      <path class="ribbon-back" d="M-214-24l34-8v40l-40 10 14-22zM214-24l-34-8v40l40 10-14-22z" />
      <path class="ribbon-fold" d="M-196 12l16-4v-10zM196 12l-16-4v-10z" />
      <path class="ribbon" d="M-196-36c130-20 262-20 392 0v48c-130-18-262-18-392 0z" />
      <path class="ribbon-line" d="M-189-29c126-18 252-18 378 0M-189 6c126-16 252-16 378 0" />
      <path id="chart-title" class="unseen-path" d="M-190-1q190-27 380 0" />
      <text class="cartouche-title">
        <textPath href="#chart-title" startOffset="50%">
          {title}
        </textPath>
      </text>
      {subtitle.map((line, i) => (
        <text key={line} class="cartouche-subtitle" y={29 + i * 25}>
          {line}
        </text>
      ))}
    </g>
  );
}
