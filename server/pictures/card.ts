/** A card of 1200 by 630, the size that other programs show of a link: the lid of the box, and what there is to say beside it. */
import { titleOf } from '@havre/engine/games/index.ts';
import type { Label } from '@havre/engine/games/label.ts';
import type { Language } from '@havre/engine/games/language.ts';
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import { type ScoreWords, type StandingSide, sentenceOf, type TableStanding } from './standing.ts';
import { escaped, fitted } from './svg-text.ts';
import { previewWords } from './words.ts';

export const CARD = { width: 1200, height: 630 } as const;

const PAPER = '#f4ead3';
const INK = '#22303a';
const SOFT = '#4b5660';
const BRASS = '#8a6116';
const DISPLAY = 'IM FELL DW Pica';
const TEXT = 'Atkinson Hyperlegible Next';

/** The colours of players by day, as on the page. */
const COLOURS: { readonly [C in PlayerColour]: string } = {
  orange: '#b94700',
  blue: '#0063a0',
  green: '#00785a',
  pink: '#a24d7d',
  ochre: '#8a5f00',
  black: '#2b2f36',
  purple: '#5b4bb0',
  olive: '#6b6f00',
  red: '#b02a2a',
  yellow: '#e3ab1f',
  grey: '#66707a',
};

/** Where the words begin, and how much room they have. */
const LEFT = 560;
const ROOM = CARD.width - LEFT - 60;
/** So many places have room under the winner. */
const MOST_PLACES = 5;
const LINE = 54;

interface Line {
  readonly text: string;
  readonly y: number;
  readonly size: number;
  readonly least: number;
  readonly face?: string;
  readonly fill?: string;
  readonly weight?: number;
  readonly x?: number;
  readonly room?: number;
}

function line({ text, y, size, least, face = TEXT, fill = INK, weight = 400, x = LEFT, room = ROOM }: Line): string {
  const fit = fitted(text, { width: room, size, least });
  return `<text x="${x}" y="${y}" font-family="${face}" font-weight="${weight}" font-size="${fit.size}" fill="${fill}">${escaped(fit.text)}</text>`;
}

/** The lid is a drawing of its own, on a field of 200 by 200; without it there is the paper. */
const card = (
  lid: string | null,
  content: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CARD.width} ${CARD.height}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<path d="M0 0h1200v630H0zM14 14v602h1172V14z" fill="${BRASS}" fill-rule="evenodd"/>
<rect x="60" y="95" width="440" height="440" fill="#e7d9b8"/>
${lid === null ? '' : `<svg x="60" y="95" width="440" height="440" viewBox="0 0 200 200">${lid}</svg>`}
<rect x="60" y="95" width="440" height="440" fill="none" stroke="${INK}" stroke-width="4"/>
${content}
<text x="${CARD.width - 60}" y="${CARD.height - 40}" text-anchor="end" font-family="${DISPLAY}" font-size="34" fill="${BRASS}">Havre</text>
</svg>`;

/**
 * A box, for links to its page.
 * @example boxCard(label, lid, 'fr')
 */
export function boxCard({ title, seats, minutes }: Label, lid: string | null, language: Language): string {
  const words = previewWords[language];
  return card(
    lid,
    line({ text: title[language], y: 270, size: 92, least: 48, face: DISPLAY }) +
      line({ text: words.players(seats.min, seats.max), y: 350, size: 40, least: 28, fill: SOFT }) +
      line({ text: words.minutes(minutes), y: 405, size: 40, least: 28, fill: SOFT }),
  );
}

/** A table, for links to it: how it stands, and in the end who has won. */
export function tableCard(
  standing: TableStanding,
  { lid, language, scores }: { lid: string | null; language: Language; scores: ScoreWords },
): string {
  const title = { text: titleOf(standing.game, language), face: DISPLAY };
  if (standing.phase === 'over') {
    const head = line({ ...title, y: 150, size: 52, least: 32, fill: BRASS });
    return card(lid, head + resultOf(standing.sides, language, scores));
  }
  const says = line({ text: sentenceOf(standing, language), y: 360, size: 42, least: 26, fill: SOFT });
  return card(lid, line({ ...title, y: 290, size: 92, least: 48 }) + says);
}

function resultOf(sides: readonly StandingSide[], language: Language, scores: ScoreWords): string {
  const words = previewWords[language];
  const winners = sides.filter(({ isWinner }) => isWinner);
  const names = winners.map(side => scores.side(side)).join(', ');
  const head =
    winners.length === 0
      ? line({ text: words.void, y: 240, size: 64, least: 36, face: DISPLAY })
      : line({ text: names, y: 240, size: 84, least: 34, face: DISPLAY }) +
        line({ text: winners.length === 1 ? words.won : words.level, y: 290, size: 34, least: 26, fill: SOFT });
  return (
    head +
    sides
      .slice(0, MOST_PLACES)
      .map((side, i) => placeOf(side, 350 + i * LINE, scores, words))
      .join('')
  );
}

function placeOf(side: StandingSide, y: number, scores: ScoreWords, words: { place(place: number): string }): string {
  const dots = side.colours
    .map((colour, i) =>
      colour === null
        ? ''
        : `<circle cx="${LEFT + 66 + i * 14}" cy="${y - 12}" r="13" fill="${COLOURS[colour]}" stroke="#fff" stroke-width="2"/>`,
    )
    .join('');
  const x = LEFT + 92 + Math.max(0, side.colours.length - 1) * 14;
  const score = side.score === null ? '' : scores.score(side.score);
  const weight = side.isWinner ? 700 : 400;
  return (
    line({ text: words.place(side.place), y, size: 34, least: 34, weight, fill: BRASS }) +
    dots +
    line({ text: scores.side(side), y, size: 36, least: 24, weight, x, room: CARD.width - x - 220 }) +
    (score === ''
      ? ''
      : `<text x="${CARD.width - 60}" y="${y}" text-anchor="end" font-family="${TEXT}" font-size="32" fill="${SOFT}">${escaped(score)}</text>`)
  );
}
