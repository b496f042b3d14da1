/** What the tavern is built of: walls and floor, shelves, lanterns, the stairs, and the backs of the tiles. */

const PLANKS = [60, 118, 182, 252, 330, 416, 510, 612];
const SHELF = ['#3f7a4a', '#8a3a22', '#c8962a', '#35526b', '#6b2f5a', '#3f7a4a', '#a8601e', '#7a1f1f', '#4d6b2a'];

/** A bottle on the shelf, so tall. */
const Flask = ({ x, fill, height }: { x: number; fill: string; height: number }) => (
  <path d={`M${x} 96v-${height}h3v-9h6v9h3v${height}z`} fill={fill} />
);

const Lantern = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 0)`}>
    <circle class="jam-room-glow" cx="0" cy="74" r="150" fill="url(#jam-lantern)" />
    <path class="jam-room-iron" d="M0 0v44M-16 50h32l-4-8h-24zM-14 50v42h28V50M-18 92h36v7h-36zM0 50v42" />
    <path class="jam-room-flame" d="M0 58c9 10 10 18 6 25-3 4-9 4-12 0-4-7-2-14 6-25z" />
  </g>
);

export const TavernRoom = () => (
  <svg class="jam-room" viewBox="0 0 1400 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <radialGradient id="jam-lantern">
        <stop offset="0" stop-color="#ffd27a" stop-opacity=".75" />
        <stop offset="1" stop-color="#ffb347" stop-opacity="0" />
      </radialGradient>
      <radialGradient id="jam-floor-light" cx=".5" cy=".42" r=".72">
        <stop offset="0" stop-color="#f0b35c" stop-opacity=".5" />
        <stop offset=".6" stop-color="#b06c2c" stop-opacity=".12" />
        <stop offset="1" stop-color="#1c0f06" stop-opacity=".55" />
      </radialGradient>
    </defs>
    <path class="jam-room-wall" d="M0 0h1400v130H0z" />
    <path
      class="jam-room-seam"
      d="M100 0v130M230 0v130M360 0v130M490 0v130M910 0v130M1040 0v130M1170 0v130M1300 0v130"
    />
    <path class="jam-room-floor" d="M0 130h1400v590H0z" />
    {PLANKS.map(y => (
      <path key={y} class="jam-room-seam" d={`M0 ${y + 82}h1400`} />
    ))}
    <path
      class="jam-room-seam"
      d="M180 142v58M640 142v58M1120 142v58M380 200v64M900 200v64M1290 200v64M120 264v70M720 264v70M1060 264v70M300 334v78M860 334v78M1240 334v78M90 412v86M560 412v86M980 412v86M260 498v94M760 498v94M1180 498v94M470 592v128M1010 592v128"
    />
    <path class="jam-room-beam" d="M0 0h1400v22H0zM0 122h1400v16H0zM300 0h26v130h-26zM1074 0h26v130h-26z" />
    {/* Beside the sign that hangs on the left, and under no button. */}
    <g class="jam-room-view" transform="translate(464 0)">
      <path class="jam-room-window" d="M84 34h130v78H84z" />
      <path class="jam-room-sea" d="M84 84q16-8 33 0t33 0 33 0 31 0v28H84z" />
      <circle class="jam-room-moon" cx="176" cy="56" r="12" />
      <path class="jam-room-iron" d="M84 34h130v78H84zM149 34v78M84 72h130" />
    </g>
    <path class="jam-room-shelf" d="M1130 96h220v9h-220z" />
    {SHELF.map((fill, i) => (
      <Flask key={i} x={1140 + i * 23} fill={fill} height={24 + ((i * 7) % 16)} />
    ))}
    <g class="jam-room-barrel" transform="translate(34 600)">
      <path d="M0 0h86q22 56 0 112H0q-22-56 0-112z" />
      <path class="jam-room-hoop" d="M-8 26h102M-8 86h102" />
    </g>
    <g class="jam-room-barrel" transform="translate(1276 600)">
      <path d="M0 0h86q22 56 0 112H0q-22-56 0-112z" />
      <path class="jam-room-hoop" d="M-8 26h102M-8 86h102" />
    </g>
    <path d="M0 130h1400v590H0z" fill="url(#jam-floor-light)" />
    <Lantern x={420} />
    <Lantern x={980} />
  </svg>
);

/** The stairs from the quay, on the place where the bottle starts. */
export const Stairs = () => (
  <svg class="jam-stairs" viewBox="0 0 100 100" aria-hidden="true">
    <path class="jam-stairs-well" d="M14 0h72v92H14z" />
    <path d="M18 0h64v14H18zM16 17h68v15H16zM14 35h72v16H14zM12 54h76v17H12zM10 74h80v18H10z" />
    <path class="jam-stairs-rail" d="M14 0 5 96M86 0l9 96" />
  </svg>
);

/** Face down: a tankard and crossed belaying pins on boards. */
export const TileBack = () => (
  <svg class="jam-tile-back" viewBox="0 0 100 100" aria-hidden="true">
    <path class="jam-back-field" d="M0 0h100v100H0z" />
    <path class="jam-back-edge" d="M9 9h82v82H9z" />
    <path class="jam-back-pins" d="M22 76 78 24M22 24l56 52" />
    <path
      class="jam-back-tankard"
      d="M34 38h32l4 38H30zM66 46c16-4 18 22 3 22M34 38c-4-8 6-12 10-8 3-6 12-6 14 0 6-3 12 3 8 8z"
    />
    <path class="jam-back-seam" d="M42 44l-2 26M50 44v26M58 44l2 26" />
  </svg>
);
