/** Small signs drawn for this page, one stroke each. */
const STROKES = {
  back: 'M15 5l-7 7 7 7',
  settings: 'M4 7h9m5 0h2M4 12h2m5 0h9M4 17h7m5 0h4M15.500 5v4M8.500 10v4M13.500 15v4',
  log: 'M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM9 9h6M9 13h6',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  rules: 'M4 5c3-1.500 6-1 8 .6C14 4 17 3.500 20 5v14c-3-1.500-6-1-8 .6-2-1.600-5-2.100-8-.6zM12 5.600V19',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 20c.5-4 3-6 6.500-6s6 2 6.500 6M16 4.500a3.500 3.500 0 0 1 0 6M18 14.500c2 .8 3.200 2.600 3.500 5.500',
  undo: 'M9 6 4 11l5 5M4.500 11H14a5 5 0 0 1 0 10h-3',
  ahead: 'M12 3.500a8.500 8.500 0 1 0 8.500 8.500M12 7.500V12l3 2M16 6.500 19 9l4-5',
  close: 'M5 5l14 14M19 5 5 19',
  bulb: 'M9 17h6M10 20.500h4M9 17c0-2.500-3-3.700-3-7.300a6 6 0 0 1 12 0c0 3.600-3 4.800-3 7.300',
  share: 'M12 15V3m0 0L8 7m4-4 4 4M5 12v8h14v-8',
  sound: 'M4 10v4h4l5 4V6L8 10zM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11',
  mute: 'M4 10v4h4l5 4V6L8 10zM17 10l4 4m0-4-4 4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  lantern:
    'M9 6a3 3 0 0 1 6 0M8 6h8l1.500 4v6.500L16 20H8l-1.500-3.500V10zM12 10.500c1.600 1.600 2 3 .9 4.700-.5.7-1.300.7-1.800 0-1.100-1.700-.7-3.100.9-4.700z',
  away: 'M14.500 3.500A9 9 0 1 0 20.500 16 7.600 7.600 0 0 1 14.500 3.500zM17 4h4l-4 5h4',
  again: 'M5 12a7 7 0 1 0 2.300-5.200M4.500 4v4.500H9M10.500 9.500l4 2.500-4 2.500z',
  bot: 'M6 9h12v9H6zM12 9V5m0 0a1 1 0 1 0 0-.01M9.500 13h.01M14.500 13h.01M10 16h4M3 12v3m18-3v3',
  program: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.500 5l-3 14',
  screen: 'M3 5h18v11H3zM9 20h6M12 16v4',
  check: 'M5 12.500l4.500 4.500L19 7',
  question: 'M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.200-1.500 2.300M12 18h.01',
  forward: 'M9 5l7 7-7 7',
  roundBack: 'M12 5l-7 7 7 7M19 5l-7 7 7 7',
  roundOn: 'M5 5l7 7-7 7M12 5l7 7-7 7',
  eye: 'M2.500 12c2.400-4.300 5.600-6.500 9.500-6.500s7.100 2.200 9.500 6.500c-2.400 4.300-5.600 6.500-9.500 6.500S4.900 16.300 2.500 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  save: 'M12 4v11m0 0-4-4m4 4 4-4M5 15v5h14v-5',
  folder: 'M3 6h6l2 3h10v10H3z',
  branch: 'M6 20V4M6 15c0-4.500 12-2.500 12-9M14.500 8.500 18 5l3.500 3.500',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M6 5l9 7-9 7zM18 5v14',
  previous: 'M18 5l-9 7 9 7zM6 5v14',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
} as const;

export type PageIcon = keyof typeof STROKES;

export const Icon = ({ name, size = 24 }: { name: PageIcon; size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={`${size / 16}rem`}
    height={`${size / 16}rem`}
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={STROKES[name]} />
  </svg>
);
