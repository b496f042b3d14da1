/**
 * What other programs show of a link: title, sentence and picture, as tags in the document of the page. A link is all that whoever
 * shows it has, so it tells what that link would show to anybody.
 */
import { manifestOf, titleOf } from '@havre/engine/games/index.ts';
import { LANGUAGES, type Language } from '@havre/engine/games/language.ts';
import type { Lobby } from '@havre/table/lobby/lobby.ts';
import type { Room } from '@havre/table/room/room.ts';
import { CARD } from './card.ts';
import { sentenceOf, standingOf } from './standing.ts';
import { escaped } from './svg-text.ts';
import { previewWords } from './words.ts';

export interface Preview {
  readonly title: string;
  readonly description: string;
  /** The address of its picture on this server; null where there is nothing to see. */
  readonly picture: string | null;
}

/** For so long a preview is not made anew, in milliseconds; and so many are kept. */
const KEPT_FOR = 20_000;
const MOST_KEPT = 500;
/** So many tables are looked at in a second for previews; beyond that a link is shown without one. */
const MOST_A_SECOND = 20;

const PLACE = /^\/(table|replay|box)\/([\w-]{1,64})$/;

/**
 * The language somebody asks for first.
 * @example languageAsked('fr-CH, en;q=0.8') // 'fr'
 */
export const languageAsked = (header: string | undefined): Language => {
  const first = header?.trim().slice(0, 2).toLowerCase();
  return LANGUAGES.find(language => language === first) ?? 'en';
};

export class Previews {
  private readonly lobby: Pick<Lobby, 'room'>;
  private readonly now: () => number;
  private readonly kept = new Map<string, { readonly until: number; readonly preview: Promise<Preview | null> }>();
  private second = 0;
  private looks = 0;

  constructor(lobby: Pick<Lobby, 'room'>, now: () => number) {
    this.lobby = lobby;
    this.now = now;
  }

  /**
   * What is shown of a link to a room of the page; null where there is nothing to say, or too much is asked.
   * @example const preview = await previews.of('/table/x1', 'fr');
   */
  async of(path: string, language: Language): Promise<Preview | null> {
    const [, room, id] = PLACE.exec(path) ?? [];
    if (room === undefined || id === undefined) return null;
    if (room === 'box') return boxPreview(id, language);
    const key = `${path} ${language}`;
    const known = this.kept.get(key);
    if (known !== undefined && known.until > this.now()) return known.preview;
    if (!this.mayLook()) return null;
    const preview = this.look(id, room, language).catch(() => null); // the page comes in any case
    this.kept.delete(key);
    this.kept.set(key, { until: this.now() + KEPT_FOR, preview });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    return preview;
  }

  private async look(id: string, kind: string, language: Language): Promise<Preview | null> {
    const room: Room | null = await this.lobby.room(id);
    const standing = room === null ? null : await room.read(standingOf);
    if (standing === null) return null;
    const isReplay = kind === 'replay' && standing.phase === 'over';
    const sentence = sentenceOf(standing, language);
    return {
      title: `${titleOf(standing.game, language)} · Havre`,
      description: isReplay ? `${sentence} ${previewWords[language].replay}` : sentence,
      picture: `/api/v1/tables/${id}/picture.png?language=${language}`,
    };
  }

  private mayLook(): boolean {
    const second = Math.floor(this.now() / 1000);
    if (second !== this.second) [this.second, this.looks] = [second, 0];
    return this.looks++ < MOST_A_SECOND;
  }
}

function boxPreview(game: string, language: Language): Preview | null {
  const box = manifestOf(game);
  if (box === undefined) return null;
  const words = previewWords[language];
  return {
    title: `${box.title[language]} · Havre`,
    description: `${words.players(box.seats.min, box.seats.max)}, ${words.minutes(box.minutes)}. ${words.join}`,
    picture: `/api/v1/games/${game}/picture.png?language=${language}`,
  };
}

/**
 * A document with the tags of a preview in its head.
 * @example reply.send(withPreview(html, preview, 'https://havre.example', '/table/x1'))
 */
export function withPreview(document: string, preview: Preview, origin: string, path: string): string {
  const tags: [string, string][] = [
    ['og:site_name', 'Havre'],
    ['og:type', 'website'],
    ['og:title', preview.title],
    ['og:description', preview.description],
    ['og:url', `${origin}${path}`],
    ...(preview.picture === null
      ? []
      : ([
          ['og:image', `${origin}${preview.picture}`],
          ['og:image:width', String(CARD.width)],
          ['og:image:height', String(CARD.height)],
          ['og:image:alt', preview.description],
        ] satisfies [string, string][])),
  ];
  const lines = [
    `<meta name="description" content="${escaped(preview.description)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escaped(content)}">`),
  ];
  return document.replace('</head>', () => `${lines.join('')}</head>`);
}
