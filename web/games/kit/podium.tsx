/**
 * The end: whoever has won first and large, then the others in their places. They come one after the other, the winner before all.
 * @example
 * <Podium label={words.final} places={[{ key: 'a', place: words.place(1), name: 'Anne', mark: <Mark seat={0} />, score: '12', isWinner: true, note: words.won }]} />
 */
import type { ComponentChild } from 'preact';
import './podium.css';

export interface PodiumPlace {
  readonly key: string;
  /** Its place in words: “1st”. */
  readonly place: string;
  readonly name: string;
  /** The marks of whoever it is. */
  readonly mark: ComponentChild;
  readonly score?: string | null;
  readonly isWinner: boolean;
  /** What is said of a winner. */
  readonly note?: string;
}

interface PodiumProps {
  readonly label?: string;
  /** In the order of their places. */
  readonly places: readonly PodiumPlace[];
}

export const Podium = ({ label, places }: PodiumProps) => (
  <ol class="kit-podium" aria-label={label}>
    {places.map(({ key, place, name, mark, score = null, isWinner, note }, i) => (
      <li key={key} class={isWinner ? 'kit-podium-place won' : 'kit-podium-place'} style={{ '--turn': i }}>
        <span class="kit-podium-number">{place}</span>
        <span class="kit-podium-who">
          {mark}
          <strong class="kit-podium-name">{name}</strong>
        </span>
        {score === null ? null : <span class="kit-podium-score">{score}</span>}
        {note === undefined ? null : <span class="kit-podium-note">{note}</span>}
      </li>
    ))}
  </ol>
);
