/** The ring of lit buoys around a space that can be chosen. */

const BUOYS = 10;

export const ChoiceRing = ({ isHarbour }: { isHarbour: boolean }) => (
  <svg class="choice-ring" viewBox="-60 -60 120 120" aria-hidden="true">
    <circle class="ring-glow" r="46" />
    <circle class="ring-rope-edge" r="46" />
    <circle class="ring-rope" r="46" />
    {Array.from({ length: isHarbour ? BUOYS + 6 : BUOYS }, (_, i, count = isHarbour ? BUOYS + 6 : BUOYS) => (
      <g key={i} transform={`rotate(${(i * 360) / count}) translate(46 0)`}>
        <circle class="ring-buoy" r="5.200" />
        <circle class="ring-light" r="2.200" />
      </g>
    ))}
  </svg>
);
