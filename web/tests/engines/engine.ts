/** A browser as our tests need one, whichever engine is inside: the same script runs in all of them. */

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Keys that do something rather than write. */
export type Key = 'Tab' | 'Enter' | 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Something of the accessibility tree: all that somebody knows of it who sees nothing of the page. */
export interface Accessible {
  readonly role: string;
  readonly name: string;
  readonly isDisabled: boolean;
  /** The names of what it is part of, the nearest first. */
  readonly within: readonly string[];
  /** What a screen reader does when it is told to. */
  activate(): Promise<void>;
}

/** A window of a browser that knows nothing of any other: no cookie, nothing kept. */
export interface Tab {
  readonly engine: EngineName;
  /** Sets out for an address, and does not wait for it; `go` does. */
  open(url: string): Promise<void>;
  /**
   * What an expression is worth in the page; it may be a promise. It comes and goes as JSON.
   * @example await tab.evaluate<number>('innerWidth')
   */
  evaluate<T>(expression: string): Promise<T>;
  /** A touch, or a click, at a place in the window. */
  tapAt(x: number, y: number): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** What a screen reader is told of, where the engine shows it to programs. */
  accessible?(): Promise<readonly Accessible[]>;
  /** Makes the inside of the window as large as that; where the engine can, the page is made to believe that it is touched. */
  resize(size: Size & { readonly touch?: boolean }): Promise<void>;
  /** Whether the engine can make a page believe that it is touched. */
  readonly canBeTouched: boolean;
  /** Writes a picture of the window, as PNG. */
  picture(path: string): Promise<void>;
  /** What the page has complained of until now, as far as the engine tells. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** An engine that is running, or can be started. */
export interface Engine {
  readonly name: EngineName;
  tab(size: Size): Promise<Tab>;
  close(): Promise<void>;
}
