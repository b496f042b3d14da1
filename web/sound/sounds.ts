/** The sounds of the table, made on the spot: a few tones each, nothing to load. */
import { settings } from '../shell/settings.ts';

/** One tone: when it begins, how high, how long, how loud; seconds and hertz. */
interface Tone {
  readonly at: number;
  readonly pitch: number;
  readonly lasts: number;
  readonly gain: number;
  readonly shape?: OscillatorType;
  /** Where the pitch glides to. */
  readonly to?: number;
}

const SOUNDS = {
  /** A ship's bell: it is your turn. */
  turn: [
    { at: 0, pitch: 880, lasts: 0.9, gain: 0.16 },
    { at: 0, pitch: 2218, lasts: 0.5, gain: 0.05 },
    { at: 0.22, pitch: 880, lasts: 1.1, gain: 0.14 },
  ],
  card: [{ at: 0, pitch: 420, to: 180, lasts: 0.07, gain: 0.1, shape: 'triangle' }],
  away: [{ at: 0, pitch: 300, to: 90, lasts: 0.16, gain: 0.1, shape: 'sawtooth' }],
  /** A card slides off the pile. */
  draw: [{ at: 0, pitch: 900, to: 520, lasts: 0.05, gain: 0.05, shape: 'triangle' }],
  /** A card has survived, and goes. */
  through: [
    { at: 0, pitch: 392, lasts: 0.16, gain: 0.09, shape: 'triangle' },
    { at: 0.1, pitch: 587, lasts: 0.28, gain: 0.1, shape: 'triangle' },
  ],
  /** Cards are riffled. */
  shuffle: [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.32, 0.4].map(at => ({
    at,
    pitch: 760 - at * 700,
    to: 240,
    lasts: 0.04,
    gain: 0.05,
    shape: 'triangle' as const,
  })),
  /** Dice rattle and come to rest. */
  dice: [0, 0.09, 0.17, 0.24, 0.3, 0.42].map((at, i) => ({
    at,
    pitch: 520 + (i % 3) * 140,
    to: 200,
    lasts: 0.045,
    gain: 0.09,
    shape: 'square' as const,
  })),
  /** Tokens go from hand to hand, one after the other. */
  coins: [0, 0.07, 0.14].map(at => ({ at, pitch: 1900 + at * 2000, lasts: 0.09, gain: 0.035 })),
  /** A hull through the water. */
  sail: [{ at: 0, pitch: 190, to: 120, lasts: 0.45, gain: 0.07, shape: 'triangle' }],
  /** A broadside. */
  cannon: [
    { at: 0, pitch: 110, to: 34, lasts: 0.5, gain: 0.2, shape: 'sawtooth' },
    { at: 0, pitch: 70, to: 30, lasts: 0.7, gain: 0.22 },
  ],
  refused: [{ at: 0, pitch: 150, lasts: 0.14, gain: 0.12, shape: 'square' }],
  said: [{ at: 0, pitch: 640, to: 760, lasts: 0.08, gain: 0.07 }],
  won: [
    { at: 0, pitch: 523, lasts: 0.3, gain: 0.12, shape: 'triangle' },
    { at: 0.16, pitch: 659, lasts: 0.3, gain: 0.12, shape: 'triangle' },
    { at: 0.32, pitch: 784, lasts: 0.7, gain: 0.14, shape: 'triangle' },
  ],
} as const satisfies Record<string, readonly Tone[]>;

export type Sound = keyof typeof SOUNDS;

let room: AudioContext | null = null;
let isHushed = false;

/**
 * Nothing is heard on this device as long as it is so: it sounds elsewhere, where everybody hears it.
 * @example hush(true); // a big screen has come
 */
export function hush(isElsewhere: boolean): void {
  isHushed = isElsewhere;
}

/**
 * Plays a sound, unless sounds are off or the browser allows none before the first touch.
 * @example play('turn')
 */
export function play(sound: Sound): void {
  if (isHushed || !settings.value.sound || !navigator.userActivation?.hasBeenActive) return;
  room ??= new AudioContext();
  const { currentTime, destination } = room;
  for (const tone of SOUNDS[sound] as readonly Tone[]) {
    const from = currentTime + tone.at;
    const until = from + tone.lasts;
    const source = new OscillatorNode(room, { type: tone.shape ?? 'sine', frequency: tone.pitch });
    const volume = new GainNode(room, { gain: 0 });
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(tone.gain, from + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, until);
    if (tone.to !== undefined) source.frequency.exponentialRampToValueAtTime(tone.to, until);
    source.connect(volume).connect(destination);
    source.start(from);
    source.stop(until);
  }
}
