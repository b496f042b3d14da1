/**
 * What the world of the cards is made of, drawn once each: outlines with what they are made of, standing on (0, 0).
 *
 * The same house is white by day and has a light in its window by night: what a stuff looks like is a matter of `world.css`.
 */

/** What something is made of; `lamp` is seen by night alone. */
export type Stuff =
  | 'ink'
  | 'line'
  | 'wood'
  | 'sail'
  | 'leaf'
  | 'dark'
  | 'wall'
  | 'roof'
  | 'stone'
  | 'skin'
  | 'foam'
  | 'red'
  | 'gold'
  | 'lamp'
  | 'glow'
  | 'mist'
  | 'peak'
  | 'crease';

export type Shape = readonly (readonly [stuff: Stuff, d: string])[];

/** On land. */
const palm: Shape = [
  ['wood', 'M-1.500 0C-2-7-.5-12 3-17l1.400.8C1.500-11 .8-6 1.500 0z'],
  [
    'leaf',
    'M4-17c-5-5-10-3-12 2 4-2 8-2 12-2zM4-17c-4 1-7 5-6 9 2-4 4-6 6-9zM4-17c5-5 10-3 12 2-4-2-8-2-12-2zM4-17c4 1 6 5 5 9-2-4-4-6-5-9zM4-17c-2-5 0-8 3-9 0 4-1 6-3 9z',
  ],
];
const palms: Shape = [
  ...palm,
  ['wood', 'M-6 0c1-5 0-8-4-12l-1.200.9C-8.500-8-8-5-8.400 0z'],
  [
    'leaf',
    'M-10-12c-4-4-8-2-9 2 3-2 6-2 9-2zM-10-12c4-4 7-2 8 2-3-2-5-2-8-2zM-10-12c-2 2-3 5-2 7 2-2 2-4 2-7zM-10-12c-1-4 0-6 2-7 1 3 0 5-2 7z',
  ],
];
const hut: Shape = [
  ['wall', 'M-6 0v-6H6v6z'],
  ['roof', 'M-9-5.500C-5-9-3-12 0-14c3 2 5 5 9 8.500z'],
  ['dark', 'M-1.500 0v-4h3v4z'],
  ['lamp', 'M-4.500-4.500h2v2h-2zM2.700-4.500h2v2h-2z'],
];
const house: Shape = [
  ['wall', 'M-8 0v-12H8V0z'],
  ['roof', 'M-10-11.500 0-19l10 7.500z'],
  ['dark', 'M-6-9.500h3v4h-3zM3-9.500h3v4H3zM-1.500 0v-5h3v5z'],
  ['lamp', 'M-6-9.500h3v4h-3zM3-9.500h3v4H3z'],
];
const church: Shape = [
  ['wall', 'M-9 0v-9H4V0zM3 0v-18h7V0z'],
  ['roof', 'M-11-8.500-3-15l7 6.500zM2-17.500l4.500-9 4.500 9z'],
  ['line', 'M6.500-26.500v-5M4.500-29.500h4'],
  ['dark', 'M5-14h3v4H5zM-4.500 0v-4h3v4z'],
  ['lamp', 'M5-14h3v4H5z'],
];
const mill: Shape = [
  ['wall', 'M-5 0l1.500-15h7L5 0z'],
  ['roof', 'M-5-14.500 0-20l5 5.500z'],
  ['line', 'M0-15-11-23M0-15l11-8M0-15-9-5M0-15 9-5'],
  [
    'sail',
    'M-3-18.500-10-24l2-2.500 6.500 5.500zM2-19l7-5.500 2 2.500-7 5.500zM-2.500-11.500-8.500-5l-2-2 6-6.500zM4-13l6 6-2 2-6-6.500z',
  ],
  ['lamp', 'M-1.200-9h2.400v3h-2.400z'],
];
const fort: Shape = [
  ['stone', 'M-20 0v-12h4v3h4v-3h4v3h4v-3h4v-8h3v3h3v-3h3v3h3v-3h3v8h4v3h4v-3h4V0z'],
  ['dark', 'M-15-5h3v3h-3zM-7-5h3v3h-3zM9-5h3v3H9zM15-5h3v3h-3zM2-13h3v4H2z'],
  ['line', 'M5.500-20v-13'],
  ['red', 'M5.500-33c4-2 6 2 10 0v6c-4 2-6-2-10 0z'],
  ['lamp', 'M2-13h3v4H2z'],
];
const lighthouse: Shape = [
  ['glow', 'M0-31-58-45c-6 6-6 14 0 20zM0-31l58-14c6 6 6 14 0 20z'],
  ['wall', 'M-4.500 0-3-27h6L4.500 0z'],
  ['red', 'M-4-9l.4-6h7.200L4-9zM-3.400-18l.3-5h6.200l.3 5z'],
  ['dark', 'M-3.500-27h7v-6h-7z'],
  ['lamp', 'M-2.300-32h4.600v4h-4.600z'],
  ['roof', 'M-4.500-33 0-37.500 4.500-33z'],
];
const skull: Shape = [
  ['stone', 'M-17 0c-4-6-2-9-1-14C-16-26-8-31 1-31s17 6 18 17c0 5 2 8-2 14h-5l-2 4-3-4-3 4-3-4-3 4-3-4-3 4-2-4z'],
  [
    'dark',
    'M-12-15c0-5 9-5 9 0 0 6-9 6-9 0zM4-15c0-5 9-5 9 0 0 6-9 6-9 0zM-1.500-8 .5-12l2 4zM-7-3h2v3h-2zM-2-3h2v3h-2zM3-3h2v3H3zM8-3h2v3H8z',
  ],
  ['lamp', 'M-9-15c0-3 3.500-3 3.500 0s-3.500 3-3.500 0zM6.500-15c0-3 3.500-3 3.500 0s-3.500 3-3.500 0z'],
];
const falls: Shape = [
  ['foam', 'M-4-26c3 2 5 2 8 0 1 10-1 18 4 26H-7c4-8 2-16 3-26z'],
  ['line', 'M-1-22c0 8-2 14-3 20M2-23c0 8 0 15 2 21'],
  ['mist', 'M-14 2c3-5 8-4 10-2 4-4 9-3 11 0 4-1 6 0 7 2z'],
];
const crane: Shape = [
  ['wood', 'M-14 0v-3h28v3zM-11 0v6h2V0zM-1 0v6h2V0zM9 0v6h2V0zM2-3v-17h2v17z'],
  ['line', 'M3-20 15-14M15-14v6'],
  ['gold', 'M12.500-8h5v5h-5z'],
  ['wood', 'M-11-3v-5h5v5zM-5-3v-4h4v4z'],
];
const cannon: Shape = [
  ['dark', 'M-8-6 8-9v4L-7-1z'],
  ['wood', 'M-8 0c0-5 8-5 8 0z'],
];
const fire: Shape = [
  ['glow', 'M-16 0c0-22 32-22 32 0z'],
  ['wood', 'M-5 0l10-2 .5 1.500-10 2zM5 0-5-2l-.5 1.500 10 2z'],
  ['lamp', 'M0-11c4 4 4 7 2.500 9.500h-5C-4-4-3-7 0-11z'],
];
const diggers: Shape = [
  ['dark', 'M-9 0c2-4 5-4 7 0zM-7-4c-3 0-3-5 0-5s3 5 0 5zM8 0c-3-4 0-8 1-8 3 1 3 5 2 8zM9-8.500c-3 0-3-5 0-5s3 5 0 5z'],
  ['line', 'M6-4 1 1M-3-3 2-9'],
  ['gold', 'M-1.500 1v-4h6v4z'],
  ['lamp', 'M12-5h2.500v3H12z'],
];
const cross: Shape = [['red', 'M-5-4l2-1.500L0-3l3-2.500L5-4 2-1.500 5 1 3 2.500 0 0l-3 2.500L-5 1l3-2.500z']];
const tower: Shape = [
  ['stone', 'M-6 0v-17h-1.500v-4H-4v2h2.500v-2h3v2H4v-2h3.500v4H6V0z'],
  ['dark', 'M-1.300-13h2.600v5h-2.600zM-2 0v-5h4v5z'],
  ['lamp', 'M-1.300-13h2.600v5h-2.600z'],
];
const cane: Shape = [
  [
    'leaf',
    'M-11 0c1-6-1-8-3-10 4 0 5 3 5 5 0-4 1-7-1-10 4 2 4 6 3 10 1-4 3-6 6-6-3 2-3 6-2 11zM2 0c1-6-1-8-3-10 4 0 5 3 5 5 0-4 1-7-1-10 4 2 4 6 3 10 1-4 3-6 6-6-3 2-3 6-2 11z',
  ],
];
const trees: Shape = [
  ['leaf', 'M-15 0c-4-4-1-9 3-8 0-5 8-6 10-2 3-5 11-3 11 2 5-1 7 4 4 8z'],
  ['line', 'M-8-3q1-3 4-2M4-4q2-3 4-1'],
];
const bush: Shape = [['leaf', 'M-7 0c-2-4 2-6 4-4 1-3 6-3 7 0 3-1 4 2 3 4z']];
const peaks: Shape = [
  ['peak', 'M-40 0-30-9l6-4 9-14 5 3 8-9 6 8 4-2 9 15 7 4L38 0z'],
  ['crease', 'M-14-26l-5 10M-14-26l2 12M-2-32l-5 14M-2-32l3 17M5-24l4 10'],
];
const cart: Shape = [
  ['wood', 'M-7-3-6-8H6l1 5z'],
  ['leaf', 'M-6-8c2-4 10-4 12 0z'],
  ['line', 'M7-4l6-1M-4-1.500a2 2 0 1 0 .1 0M4-1.500a2 2 0 1 0 .1 0'],
];

/** At sea. */
const galleon: Shape = [
  ['line', 'M-7-8v-26M4-8v-29M13-8v-22M18-9l11-6'],
  [
    'sail',
    'M-13-31c6-2 9-1 12 0 1 8 0 14-1 19-4-2-7-2-11 0 2-6 2-12 0-19zM-1-33c6-2 9-1 12 0 1 8 0 15-1 20-4-2-7-2-11 0 2-6 2-13 0-20zM10-27c4-2 7-1 9 0 1 6 0 11-1 15-3-2-5-2-8 0 1-5 1-10 0-15z',
  ],
  ['wood', 'M-22-13h6v4h38l-4 10C10 4-10 4-17 1z'],
  ['gold', 'M-20-6h39l-.8 2h-37.600z'],
  ['dark', 'M-12-2.500h2.500v2H-12zM-5-2.500h2.500v2H-5zM2-2.500h2.500v2H2zM9-2.500h2.500v2H9z'],
  ['lamp', 'M-23-17h3v4h-3z'],
  ['red', 'M4-37l9 2-9 2z'],
];
const sloop: Shape = [
  ['line', 'M0-4v-26M8-5l9-4'],
  ['sail', 'M-1-29c-9 8-12 15-13 23h13zM2-27c6 8 9 14 13 19H2z'],
  ['wood', 'M-15-5h30l-4 6c-8 2-16 2-22 0z'],
  ['red', 'M0-30l-7 2 7 2z'],
  ['lamp', 'M-14-8h2v3h-2z'],
];
const ghost: Shape = [
  ['mist', 'M-26 3C-18-3-12 0-6-1c6-3 14 2 20-1 5-1 9 0 14 4z'],
  ['line', 'M-7-8v-24M5-8v-27M14-8v-19'],
  [
    'mist',
    'M-13-30c6-2 9-1 12 0l-1 9 2 9-5-3-3 3-3-5zM-1-32c6-2 9-1 12 0l-2 8 2 11-5-4-3 4-4-6zM10-25c4-2 7-1 9 0l-2 6 1 7-4-3-3 3z',
  ],
  ['mist', 'M-22-13h6v4h38l-4 10C10 4-10 4-17 1z'],
  ['lamp', 'M-12-3h2.500v2H-12zM-3-3h2.500v2H-3zM7-3h2.500v2H7z'],
];
const rowers: Shape = [
  ['wood', 'M-11-3h22l-4 5H-7z'],
  ['dark', 'M-5-3c-1-5 3-7 4-3l1 3zM-3-7c-3 0-3-4 0-4s3 4 0 4zM3-3c-1-5 3-7 4-3l1 3zM5-7c-3 0-3-4 0-4s3 4 0 4z'],
  ['line', 'M-2-4-9 3M6-4 0 3'],
  ['lamp', 'M10-7h2.400v3H10z'],
];
const angler: Shape = [
  ['wood', 'M-9-3H9L6 2H-6z'],
  ['skin', 'M-2-8.500c-2.600 0-2.600-4 0-4s2.600 4 0 4z'],
  ['red', 'M-4-3c-1-6 5-7 5-2l1 2z'],
  ['gold', 'M-6-11.500c1-3 7-3 8 0z'],
  ['line', 'M0-6l9-7q4 4 4 14'],
];
const whale: Shape = [
  ['dark', 'M-20 2c0-10 9-13 18-12C8-9 14-4 19-6c-2-3-3-5-2-8 3 1 5 3 6 5 2-2 4-3 7-3-1 4-4 7-8 8-3 5-8 6-12 6z'],
  ['foam', 'M-18 2c5-3 14-3 22 0zM-9-11c-1-4-4-5-6-4 1-3 5-3 6.500 0 1-3 5-3 6 0-2-1-5 0-5 4z'],
  ['ink', 'M-13-3h1.500v1.500H-13z'],
];
const dolphins: Shape = [
  [
    'dark',
    'M-14 1c0-8 7-12 13-9 4 2 6 6 6 9-3-4-6-5-9-4-4 0-7 2-10 4zM-4-9c2-3 5-3 6-3-1 2-1 3-2 5zM6 1c1-5 5-8 9-6 3 1 4 4 4 6-2-3-4-3-6-3-3 0-5 1-7 3z',
  ],
  ['foam', 'M-17 2c2-2 4-2 6 0zM2 2c2-2 4-2 6 0zM16 2c2-2 4-2 6 0z'],
];
const turtle: Shape = [
  ['leaf', 'M-8 0c0-7 15-7 15 0z'],
  ['skin', 'M7-1c4-3 7 1 4 2l-4 .5zM-6 0l-4 4 6-3zM4 0l3 4 1-4z'],
  ['line', 'M-3-4.500 0-1 3-4.500'],
];
const fin: Shape = [
  ['dark', 'M-4 1c2-5 4-8 8-10-1 4 0 7 2 10z'],
  ['foam', 'M-9 2c4-2 14-2 18 0z'],
];
const serpent: Shape = [
  [
    'leaf',
    'M-26 2c0-10 10-10 10 0zM-12 2c0-13 14-13 14 0h-4c0-7-6-7-6 0zM6 2c-2-12 0-22 8-22 6 0 9 4 8 7-4 0-6 0-8-1-3 3-3 10-1 16z',
  ],
  ['red', 'M22-13l7-1-5 3zM8-18l-4-4 7 1z'],
  ['lamp', 'M15-17h2.500v2H15z'],
  ['foam', 'M-28 3c4-3 9-3 14 0 4-3 12-3 18 0 4-3 8-2 12 0z'],
];
const kraken: Shape = [
  [
    'red',
    'M-22 2c-4-10-2-18 5-20 5-1 8 4 5 7-2 2-5 0-4-2-5 2-4 9-1 15zM-6 2c-3-14 0-25 8-27 5 0 7 5 4 8-3 1-5-1-4-3-5 4-5 13-2 22zM12 2c-1-9 2-16 8-17 6 0 8 6 4 8-3 1-4-1-3-3-5 2-6 7-3 12z',
  ],
  ['foam', 'M-28 3c6-4 10-3 16-1 6-3 12-3 17 0 6-3 12-3 19 1z'],
];
const mermaid: Shape = [
  ['stone', 'M-14 2c2-6 8-8 13-7 7 0 12 3 14 7z'],
  ['leaf', 'M-2-6c6-3 11 0 13 4 2-1 5-1 6 1-2 3-6 3-8 1-5 1-10-1-12-4z'],
  ['skin', 'M-3-6c-2-4-1-7 1-8 3 1 4 4 3 8zM-1-14c-3 0-3-5 0-5s3 5 0 5z'],
  ['red', 'M-3-19c3-3 7 0 5 6 1 3-1 6-3 7 1-4-1-6-1-9-2 2-4 4-4 7-3-4-1-9 3-11z'],
];
const wreck: Shape = [
  ['stone', 'M-22 3c3-6 9-5 12-3 6-5 14-4 18 0 5-2 10-1 13 3z'],
  ['wood', 'M-16 0-12-12l26 6-3 7zM-6-9l-6-18 2-.5 7 18zM5-7 8-20l2 .5L8-6z'],
  ['sail', 'M-11-25c5 1 8 3 9 6-2 1-4 1-6 3z'],
  ['dark', 'M-8-6h3v3h-3zM0-4h3v3H0z'],
];
const buoy: Shape = [
  ['red', 'M-4 0l1.500-8h5L4 0z'],
  ['line', 'M0-8v-5'],
  ['lamp', 'M-1.300-14h2.600v3h-2.600z'],
  ['foam', 'M-7 1c3-2 11-2 14 0z'],
];
const bottle: Shape = [
  ['leaf', 'M-6 0-3-5l6 3 3-1 1.500 1-1.500 2.500L3 2z'],
  ['foam', 'M-9 2c4-2 14-2 18 0z'],
];
const rocks: Shape = [
  ['stone', 'M-12 2c1-6 4-10 7-9 2-4 6-3 7 1 4-2 8 2 10 8z'],
  ['foam', 'M-15 3c5-3 22-3 28 0z'],
];

/** In the sky. */
const gulls: Shape = [['line', 'M-10 0q3-4 5 0 2-4 5 0M2-6q3-4 5 0 2-4 5 0M-2 6q2-3 4 0 2-3 4 0']];
const parrots: Shape = [
  ['red', 'M-7 0c4-4 7-3 8-1 2-4 6-5 9-4-2 4-5 6-9 6 1 2 0 4-2 5-1-4-3-5-6-6z'],
  ['leaf', 'M-1 0c3-3 6-4 9-4-2 3-5 5-8 5z'],
  ['gold', 'M-9-1l3-1v2z'],
];
const pelican: Shape = [
  ['sail', 'M-9-2c2-3 5-3 6 0 3-1 6 0 8 2 3-1 6-1 8 0-3 2-6 3-9 3-4 2-9 1-11-2-2 0-3-1-2-3z'],
  ['sail', 'M-1-1c2-5 6-8 12-9-1 5-4 8-8 10z'],
  ['gold', 'M-8-1c-4 1-7 3-9 6 4 0 8-1 10-4z'],
];
const bats: Shape = [
  [
    'dark',
    'M-9 0c3-5 5-3 6-1l1-2 1 2c1-2 3-4 6 1-2-1-4-1-5 1l-2 2-2-2c-1-2-3-2-5-1zM6-8c2-3 4-2 5-1l1-1 1 1c1-1 3-2 5 1-2-1-3 0-4 1l-2 1-2-1c-1-1-2-2-4-1z',
  ],
];
const cloud: Shape = [['mist', 'M-18 0c-4-6 2-9 6-7 2-6 11-7 14-2 6-3 12 1 10 5 5-1 8 2 5 4z']];
const storm: Shape = [
  ['dark', 'M-22 0c-6-7 2-12 8-9 2-8 14-9 18-3 8-3 15 2 12 7 6-1 10 3 6 5z'],
  ['line', 'M-14 3-18 13M-4 3-8 13M12 3 8 13M18 2l-3 9'],
  ['gold', 'M2 0h6L5 7h5L-1 19 2 10h-4z'],
];
const rainbow: Shape = [
  ['red', 'M-50 20C-44-22 44-22 50 20h-4C41-17-41-17-46 20z'],
  ['gold', 'M-46 20C-41-17 41-17 46 20h-4C37-12-37-12-42 20z'],
  ['leaf', 'M-42 20C-37-12 37-12 42 20h-4C34-7-34-7-38 20z'],
];
const sun: Shape = [
  [
    'gold',
    'M-9 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0zM0-12l1.500-6L3-12zM0 12l1.500 6L3 12zM-12-1l-6 1.500 6 1.500zM12-1l6 1.500L12 2zM-9-8l-5-4 3 5zM9-8l5-4-3 5zM-9 8l-5 4 3-5zM9 8l5 4-3-5z',
  ],
];
const moon: Shape = [
  ['glow', 'M-22 0a22 22 0 1 0 44 0 22 22 0 1 0-44 0z'],
  ['sail', 'M4-11a11 11 0 1 0 8 16 10 10 0 0 1-8-16z'],
];
const comet: Shape = [['sail', 'M0 0l3 1-1 3-3-1zM3 1 24-11 1 4z']];

export const SHAPES = {
  palm,
  palms,
  hut,
  house,
  church,
  mill,
  fort,
  lighthouse,
  skull,
  falls,
  crane,
  cannon,
  fire,
  diggers,
  cross,
  tower,
  cane,
  cart,
  trees,
  bush,
  peaks,
  galleon,
  sloop,
  ghost,
  rowers,
  angler,
  whale,
  dolphins,
  turtle,
  fin,
  serpent,
  kraken,
  mermaid,
  wreck,
  buoy,
  bottle,
  rocks,
  gulls,
  parrots,
  pelican,
  bats,
  cloud,
  storm,
  rainbow,
  sun,
  moon,
  comet,
} as const satisfies { readonly [name: string]: Shape };

export type ShapeName = keyof typeof SHAPES;
