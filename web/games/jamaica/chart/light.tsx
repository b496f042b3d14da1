/** The light that falls on the sheet: by day from a window, by night from a lamp. */
import { SHEET } from './geography.ts';

export const Light = () => <rect class="lamp" width={SHEET.width} height={SHEET.height} clip-path="url(#chart-edge)" />;

export const LightDefs = () => (
  <>
    <radialGradient id="chart-lamp" cx="0.56" cy="0.46" r="0.78">
      <stop class="lamp-heart" offset="0" />
      <stop class="lamp-half" offset="0.55" />
      <stop class="lamp-end" offset="1" />
    </radialGradient>
    <radialGradient id="chart-wash-green">
      <stop class="green-heart" offset="0" />
      <stop class="green-half" offset="0.7" />
      <stop class="green-end" offset="1" />
    </radialGradient>
    <radialGradient id="chart-wash-gold">
      <stop class="gold-heart" offset="0" />
      <stop class="gold-half" offset="0.7" />
      <stop class="gold-end" offset="1" />
    </radialGradient>
  </>
);
