/** Hands and keys on the cards that are laid out: drag, wheel, two fingers, arrows. Scrolling itself is the browser's. */

/** A wheel's click and two fingers' spread that mean one step nearer. */
const SPREAD = 1.3;

/** Listens until the function it gives is called; `go` is told of a step nearer (1) or back (-1). */
export function panning(land: HTMLElement, go: (by: number) => void): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  const fingers = new Map<number, { readonly x: number; readonly y: number }>();
  let spread = 0;

  const apart = (): number => {
    const [one, other] = [...fingers.values()];
    return one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);
  };

  land.addEventListener(
    'pointerdown',
    event => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      spread = apart();
    },
    { signal },
  );
  land.addEventListener(
    'pointermove',
    event => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (event.pointerType === 'mouse') land.scrollBy(before.x - event.clientX, before.y - event.clientY);
      const now = apart();
      if (spread === 0 || now === 0 || (now / spread < SPREAD && spread / now < SPREAD)) return;
      go(now > spread ? 1 : -1);
      spread = now;
    },
    { signal },
  );
  const lift = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
    spread = 0;
  };
  window.addEventListener('pointerup', lift, { signal });
  window.addEventListener('pointercancel', lift, { signal });

  land.addEventListener(
    'wheel',
    event => {
      event.preventDefault();
      if (event.ctrlKey) go(event.deltaY < 0 ? 1 : -1);
      else land.scrollBy(event.deltaX + event.deltaY, 0);
    },
    { signal, passive: false },
  );

  land.addEventListener(
    'keydown',
    event => {
      const card = land.firstElementChild?.getBoundingClientRect();
      const keys: { readonly [key: string]: () => void } = {
        ArrowLeft: () => land.scrollBy(-(card?.width ?? 0), 0),
        ArrowRight: () => land.scrollBy(card?.width ?? 0, 0),
        Home: () => land.scrollTo(0, 0),
        End: () => land.scrollTo(land.scrollWidth, 0),
        '+': () => go(1),
        '=': () => go(1),
        '-': () => go(-1),
      };
      const does = keys[event.key];
      if (does === undefined) return;
      event.preventDefault();
      does();
    },
    { signal },
  );
  return () => heard.abort();
}
