/** The ring of lit buoys around a space that can be chosen. */

const BUOYS = 10;
const IN_HARBOUR = 16;

export function ChoiceRing({ isHarbour }: { isHarbour: boolean }) {
  const count = isHarbour ? IN_HARBOUR : BUOYS;
  const size = isHarbour ? 3.6 : 5.4;
  return (
    <svg class="choice-ring" viewBox="-60 -60 120 120" aria-hidden="true">
      <circle class="ring-glow" r="47" />
      <circle class="ring-rope-edge" r="47" />
      <circle class="ring-rope" r="47" />
      {Array.from({ length: count }, (_, i) => (
        <g key={i} transform={`rotate(${(i * 360) / count - 90}) translate(47 0)`}>
          <circle class="ring-buoy" r={size} />
          <circle class="ring-light" r={size * 0.45} />
        </g>
      ))}
      <path class="ring-arrow" d="M0-58l-15-18h8v-20H7v20h8z" />
    </svg>
  );
}
