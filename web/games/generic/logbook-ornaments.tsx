/** The page of a log-book that lists are written on: a ruled frame with a knot in each corner, and an anchor in its paper. */
import './logbook-ornaments.css';

/** Drawn for the upper left corner; the others are the same, turned over. */
const KNOT = 'M2 30V14C2 7 7 2 14 2h16M6 24C6 12 12 6 24 6M6 24c6 0 9-3 9-7s-3-5-6-3-2 6 1 6c6 0 14-7 14-13';
const CORNERS = ['', 'scale(-1 1)', 'scale(1 -1)', 'scale(-1 -1)'];

/** A ring, a stock, a shank and two flukes; the cable goes round them. */
const ANCHOR =
  'M100 30a14 14 0 1 0 0-28 14 14 0 1 0 0 28zM96 30v142h8V30zM64 46h72v9H64zM100 196c-38 0-66-22-76-58l-12 14 6-34 32 12-16 5c9 26 31 40 62 42h8c31-2 53-16 62-42l-16-5 32-12 6 34-12-14c-10 36-38 58-76 58z';
const CABLE =
  'M113 12c30-4 44 12 36 28-9 18-46 20-74 38-26 17-26 36 4 44 34 9 72 12 70 36-2 20-36 24-66 20M116 18c24-2 34 8 28 19-8 16-44 19-73 37-32 20-30 46 4 54 36 8 68 12 67 29-1 14-30 18-59 15';

export const LogbookOrnaments = () => (
  <div class="logbook-ornaments">
    {CORNERS.map(turn => (
      <svg key={turn} viewBox="0 0 32 32" class="page-corner" aria-hidden="true">
        <path d={KNOT} transform={turn === '' ? '' : `translate(16 16) ${turn} translate(-16 -16)`} />
      </svg>
    ))}
    <svg viewBox="0 0 200 200" class="page-anchor" aria-hidden="true">
      <path d={ANCHOR} />
      <path class="page-cable" d={CABLE} />
    </svg>
  </div>
);
