/** Where the page is, by its address. Rooms are plain paths, so that a link, a reload and the back button all work. */
import { signal } from '@preact/signals';

export type Route =
  | { readonly room: 'home' }
  | { readonly room: 'box'; readonly game: string }
  | { readonly room: 'rules'; readonly game: string; readonly place: RulesPlace }
  | { readonly room: 'lesson'; readonly game: string }
  /** All puzzles of a game, or one of them. */
  | { readonly room: 'puzzles'; readonly game: string; readonly puzzle: string | null }
  /** A scene of a rulebook. */
  | { readonly room: 'scene'; readonly game: string; readonly scene: string }
  | { readonly room: 'join'; readonly code: string }
  /** A table on a server. */
  | { readonly room: 'table'; readonly table: string }
  /** A table on this device. */
  | { readonly room: 'here'; readonly table: string }
  | { readonly room: 'screen'; readonly table: string }
  | {
      readonly room: 'replay';
      readonly table: string;
      readonly isOnDevice: boolean;
      readonly at: number | null;
      readonly eyes: string | null;
    }
  | { readonly room: 'settings' }
  /** The games one has finished. */
  | { readonly room: 'games' }
  | { readonly room: 'clubs' }
  /** A club, on a big screen or not. */
  | { readonly room: 'club'; readonly club: string; readonly isScreen: boolean }
  /** How one wants to be called, or a link of a mail. */
  /** When one is on holiday from slow games. */
  | { readonly room: 'holidays' }
  | { readonly room: 'devices' }
  /** Of whoever looks after the server. */
  | { readonly room: 'keeper' }
  | { readonly room: 'calls' }
  | { readonly room: 'call-link'; readonly purpose: 'confirm' | 'stop'; readonly token: string }
  | { readonly room: 'nowhere' };

/** Where in the rules of a game: in its book or among the rows of its ledger, and at what. */
export interface RulesPlace {
  readonly in: 'book' | 'rows';
  /** The row itself, or the sentence of the book that states it. */
  readonly row: string | null;
  /** A chapter or section of the book. */
  readonly anchor: string | null;
}

/** `/rules/jamaica`, `#setup` and `#in-JAM-LOAD-03` in it; `/rules/jamaica/rows`, and `#JAM-LOAD-03` as it always was. */
function rulesPlaceAt(page: string, hash: string): RulesPlace {
  if (/^[A-Z]/.test(hash)) return { in: 'rows', row: hash, anchor: null };
  if (page === 'rows') return { in: 'rows', row: null, anchor: null };
  const row = /^in-(.+)$/.exec(hash)?.[1] ?? null;
  return { in: 'book', row, anchor: row === null ? hash || null : null };
}

/**
 * The room at an address.
 * @example routeAt(new URL('https://havre.example/table/x1')) // { room: 'table', table: 'x1' }
 */
function routeAt({ pathname, searchParams, hash }: URL): Route {
  const [room = '', first = '', second = ''] = pathname.split('/').filter(Boolean).map(decoded);
  if (room === '') return { room: 'home' };
  switch (room) {
    case 'settings':
    case 'games':
    case 'clubs':
    case 'holidays':
    case 'devices':
    case 'keeper':
      return { room };
  }
  if (room === 'calls') return callsRoute(first, second);
  if (first === '') return { room: 'nowhere' };
  switch (room) {
    case 'box':
    case 'lesson':
      return { room, game: first };
    case 'puzzles':
      return { room, game: first, puzzle: second || null };
    case 'rules':
      return { room, game: first, place: rulesPlaceAt(second, decoded(hash.slice(1))) };
    case 'scene':
      return { room, game: first, scene: second };
    case 'join':
      return { room, code: first };
    case 'club':
      return { room, club: first, isScreen: second === 'screen' };
    case 'table':
    case 'here':
    case 'screen':
      return { room, table: first };
    case 'replay': {
      const isOnDevice = first === 'here';
      const at = Number.parseInt(searchParams.get('at') ?? '', 10);
      return {
        room,
        table: isOnDevice ? second : first,
        isOnDevice,
        at: Number.isNaN(at) ? null : at,
        eyes: searchParams.get('eyes'),
      };
    }
    default:
      return { room: 'nowhere' };
  }
}

function callsRoute(purpose: string, token: string): Route {
  if (purpose === '') return { room: 'calls' };
  return purpose === 'confirm' || purpose === 'stop' ? { room: 'call-link', purpose, token } : { room: 'nowhere' };
}

/** An address that somebody has cut off in the middle of an escape is no reason to stop. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = signal<Route>(routeAt(new URL(location.href)));

/**
 * Goes to another room.
 * @example go('/box/fuji-flush')
 */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  const move = () => {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    arrive();
  };
  move();
  scrollTo(0, 0);
}

const arrive = () => {
  route.value = routeAt(new URL(location.href));
};

/** Follows links within the page, and the back button. */
export function followLinks(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (link === null || !isPlain || event.defaultPrevented) return;
    if (link.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(`${link.pathname}${link.search}${link.hash}`);
  });
}
