/** How hard a puzzle is, as a sea: from a calm to a storm. */

/** The waves of each grade: how high they are, and how many lie above each other. */
const SEAS: readonly { readonly height: number; readonly rows: number }[] = [
  { height: 1, rows: 1 },
  { height: 3.5, rows: 2 },
  { height: 6, rows: 2 },
  { height: 9, rows: 3 },
];

const wave = (y: number, height: number): string => `M2 ${y}q5.500 ${-2 * height} 11 0t11 0t11 0t11 0`;

export function SeaState({ grade }: { grade: number }) {
  const { height, rows } = SEAS[grade - 1] ?? { height: 1, rows: 1 };
  return (
    <svg class="sea-state" viewBox="0 0 48 40" aria-hidden="true">
      {Array.from({ length: rows }, (_, i) => (
        <path key={i} d={wave(24 + (i - (rows - 1) / 2) * 10, height)} opacity={1 - i * 0.22} />
      ))}
      {grade === 4 ? <path class="sea-bolt" d="M27 1l-7 9h6l-4 8" /> : null}
    </svg>
  );
}
