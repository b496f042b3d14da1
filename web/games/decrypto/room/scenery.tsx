/** The wall behind the machines: tiles, pipes, cables, and the light of a lamp. */
export const Scenery = () => (
  <svg class="dec-scenery" viewBox="0 0 1000 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <radialGradient id="dec-lamplight" cx="50%" cy="0%" r="75%">
        <stop offset="0" class="dec-light-near" />
        <stop offset="1" class="dec-light-far" />
      </radialGradient>
    </defs>
    <rect class="dec-wall" width="1000" height="800" />
    <g class="dec-tiles">
      {[0, 1, 2, 3, 4, 5, 6, 7].map(row => (
        <path
          key={row}
          d={`M0 ${row * 100}h1000M${row % 2 === 0 ? 0 : 62} ${row * 100}v100m125-100v100m125-100v100m125-100v100m125-100v100m125-100v100m125-100v100m125-100v100`}
        />
      ))}
    </g>
    <rect width="1000" height="800" fill="url(#dec-lamplight)" />
    <g class="dec-pipes">
      <path d="M-10 36h240q30 0 30-30V-10M1010 60H820q-36 0-36-36V-10M24-10v820M978 810V420q0-30 30-30" />
      <path class="dec-pipe-shine" d="M-10 31h238q26 0 26-26V-10M1010 55H820q-31 0-31-31V-10M19-10v820" />
    </g>
    <g class="dec-joints">
      <rect x="110" y="22" width="22" height="28" rx="4" />
      <rect x="880" y="46" width="22" height="28" rx="4" />
      <rect x="10" y="300" width="28" height="22" rx="4" />
      <rect x="10" y="610" width="28" height="22" rx="4" />
    </g>
    <path class="dec-cable thin" d="M60 790q60-70 150-20t190 0 210-6 180 10 220-30" />
  </svg>
);

/** What the front of the desk has beside its work: dials whose needles tremble for nobody, and knobs. */
export const Dials = () => (
  <svg class="dec-dials" viewBox="0 0 200 32" aria-hidden="true">
    {[24, 70].map((x, i) => (
      <g key={x} transform={`translate(${x} 28)`}>
        <path class="dec-dial" d="M-20 2a20 20 0 0 1 40 0z" />
        <path class="dec-dial-marks" d="M-15-3l3 1.500M-9-11l2 2.500M0-15v3.500M9-11l-2 2.500M15-3l-3 1.500" />
        <path class="dec-needle" d="M0 0l-9-11" transform={`rotate(${i === 0 ? 18 : 64})`} />
        <circle r="2.200" />
      </g>
    ))}
    {[112, 142, 172].map((x, i) => (
      <g key={x} transform={`translate(${x} 17)`}>
        <circle class="dec-knob" r="11" />
        <path class="dec-knob-mark" d="M0-3v-6.500" transform={`rotate(${[-40, 25, 95][i]})`} />
      </g>
    ))}
  </svg>
);
