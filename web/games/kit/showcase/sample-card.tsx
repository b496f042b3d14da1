/** A card to show the kit with: a harbour seen over the water, and its number. */

const SKIES = ['#f6d58a', '#f0b56a', '#e2895a', '#b9d8b2', '#9cc4cf', '#8aa6c9', '#b79cc4'] as const;

export const SampleFace = ({ value }: { value: number }) => (
  <svg class="sample-card" viewBox="0 0 100 140" aria-hidden="true">
    <rect x="1.5" y="1.5" width="97" height="137" rx="8" fill="#fbf5e6" stroke="#3b2f1a" stroke-width="3" />
    <svg x="8" y="8" width="84" height="124" viewBox="0 0 84 124" aria-hidden="true">
      <rect width="84" height="124" fill={SKIES[value % SKIES.length]} />
      <circle cx="62" cy={28 + (value % 5) * 7} r="12" fill="#fbf5e6" opacity=".85" />
      <path d="M-4 92 22 66l14 12 18-24 34 34v40H-4z" fill="#2f6f7e" opacity=".75" />
      <path d="M-6 96q10-8 20 0t20 0 20 0 20 0 20 0v40H-6z" fill="#1d4a57" />
      <path d="M-14 108q10-8 20 0t20 0 20 0 20 0 20 0v40h-100z" fill="#163a45" />
      <path d="M30 96h26l-5 10H35zM42 94V66M44 68l14 20H44z" fill="#fbf5e6" stroke="#3b2f1a" stroke-width="1.6" />
    </svg>
    <text
      x="17"
      y="38"
      font-size="26"
      font-weight="700"
      fill="#22303a"
      stroke="#fbf5e6"
      stroke-width="5"
      paint-order="stroke"
      data-ornament
    >
      {value}
    </text>
  </svg>
);

export const SampleBack = () => <span class="sample-card sample-back" aria-hidden="true" />;

/** A coin as a piece of its own. */
export const SampleCoin = () => (
  <svg class="sample-coin" viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="21.5" r="17" fill="#8a5c12" />
    <circle cx="20" cy="19.5" r="17" fill="#efc04d" stroke="#4e350a" stroke-width="1.5" />
    <circle cx="20" cy="19.5" r="12.5" fill="none" stroke="#a8741a" stroke-width="1.5" />
    <path
      d="M20 10.500l2.500 6.500 6.500.5-5 4.500 1.500 6.500-5.500-3.500-5.500 3.500 1.500-6.500-5-4.500 6.500-.5z"
      fill="#a8741a"
    />
  </svg>
);
