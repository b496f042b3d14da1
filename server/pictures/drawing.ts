/**
 * Drawings as PNG. The program that does it comes as a binary for each platform, and is loaded when the first picture is asked for:
 * where there is none, a server has no pictures and everything else goes on.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Semaphore } from '@havre/table/runtime/semaphore.ts';

/** What we need of `@resvg/resvg-js`. */
interface Renderer {
  renderAsync(svg: string, options: object): Promise<{ asPng(): Buffer }>;
}

const RENDERER = '@resvg/resvg-js';
/** The faces of the page, as whole fonts; both are free to be passed on (OFL). */
const FONTS = [
  '@expo-google-fonts/im-fell-dw-pica/400Regular/IMFellDWPica_400Regular.ttf',
  '@expo-google-fonts/atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  '@expo-google-fonts/atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
];

const FALLBACK = 'Atkinson Hyperlegible Next';
/** What our faces have. */
const LATIN = /^[\n\u0020-\u017f\u2010-\u2026\u202f\u20ac\u2212]*$/;

/** So many at once: each keeps a core busy for some tens of milliseconds. */
const AT_ONCE = 1;
/** So many may wait; whoever comes then is told to come back. */
const MOST_WAITING = 16;

/** Too many pictures are asked for at the moment. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy';
}

const { resolve } = createRequire(import.meta.url);

function fontFiles(): string[] {
  return FONTS.flatMap(name => {
    try {
      const file = resolve(name);
      return existsSync(file) ? [file] : [];
    } catch {
      return [];
    }
  });
}

export class Drawing {
  private readonly turns = new Semaphore(AT_ONCE);
  private waiting = 0;
  private renderer: Promise<Renderer | null> | null = null;
  private fonts: readonly string[] = [];

  /**
   * A drawing as a picture so many pixels wide; null where the platform has nothing to draw with.
   * @example const png = await drawing.png(boxCard(label, lid, 'fr'), CARD.width);
   */
  async png(svg: string, width: number): Promise<Buffer | null> {
    const renderer = await this.loaded();
    if (renderer === null) return null;
    if (this.waiting >= MOST_WAITING) throw new PicturesBusy('too many pictures are being drawn');
    this.waiting++;
    try {
      return await this.turns.take(async () => {
        const drawn = await renderer.renderAsync(svg, {
          fitTo: { mode: 'width', value: width },
          // Names are written in any script: what our faces do not have is looked for on the machine, which takes a while.
          font: { fontFiles: this.fonts, loadSystemFonts: !LATIN.test(svg), defaultFontFamily: FALLBACK },
        });
        return drawn.asPng();
      });
    } finally {
      this.waiting--;
    }
  }

  /** Whether there is something to draw with. */
  async isThere(): Promise<boolean> {
    return (await this.loaded()) !== null;
  }

  private loaded(): Promise<Renderer | null> {
    this.renderer ??= (import(RENDERER) as Promise<Renderer>).then(
      renderer => {
        this.fonts = fontFiles();
        return renderer;
      },
      () => null, // no binary for this platform
    );
    return this.renderer;
  }
}
