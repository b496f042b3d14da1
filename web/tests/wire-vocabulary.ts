/**
 * What a message says beside the words of the protocol itself: whatever somebody has written, drawn or thought. Names of fields and
 * fixed values are known from the schemas that describe the messages; anything those do not know counts as said.
 */
import { readFileSync } from 'node:fs';
import { LEVELS } from '@havre/engine/bots/level-wording.ts';
import { manifestOf } from '@havre/engine/games/index.ts';
import { asyncApi } from '@havre/server/http/asyncapi.ts';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields whose values are names of other fields, or types. */
const NAMING = ['options', 'others', 'open', 'shapes'];

/** Commitments and what people have brought to the dice; and whose view it is. */
const FORMS = [/^[0-9a-f]{64}$/, /^(?:public|(?:seat|onlooker) \d+)$/];

export class WireVocabulary {
  private readonly names = new Set<string>();
  /** The fixed values of each field. */
  private readonly values = new Map<string, Set<string>>();

  /** That of the protocol, and of the views, actions and events of a game that has these channels beside those of the house. */
  constructor(id: string, channels: readonly string[]) {
    const file = new URL(`../../engine/games/${id}/schema.json`, import.meta.url);
    for (const schema of [JSON.parse(readFileSync(file, 'utf8')) as Plain, asyncApi('', '', 'ws')])
      this.learn(schema, schema);
    const { game } = manifestOf(id) ?? {};
    this.allow('step', game?.book.steps.map(({ name }) => name) ?? []);
    this.allow('bot', LEVELS);
    this.allow('game', [id]);
    for (const field of ['channel', 'id']) this.allow(field, channels);
  }

  /**
   * Every text in a message that is not a word of the protocol in its place.
   * @example new WireVocabulary('decrypto', ['white']).textsIn({ type: 'said', mine: ['lake'] }) // ['mine', 'lake']
   */
  textsIn(value: unknown, field = ''): string[] {
    if (typeof value === 'string') return this.isFixed(value, field) ? [] : [value];
    if (Array.isArray(value)) return value.flatMap(part => this.textsIn(part, field));
    if (!isPlain(value)) return [];
    return Object.entries(value).flatMap(([name, part]) => [
      ...(this.names.has(name) ? [] : [name]),
      ...(name === 'film' ? this.textsInFilm(part) : this.textsIn(part, name)),
    ]);
  }

  /** The way to a place is written in names of fields; what is there now belongs to the last of them. */
  private textsInFilm(film: unknown): string[] {
    return (film as unknown[][][]).flat().flatMap(place => {
      const names = place.slice(0, -1).filter(part => typeof part === 'string');
      return [...names.filter(name => !this.names.has(name)), ...this.textsIn(place.at(-1), names.at(-1))];
    });
  }

  private isFixed(text: string, field: string): boolean {
    const isName = NAMING.includes(field) && (this.names.has(text) || this.values.get('type')?.has(text) === true);
    return text === '' || isName || this.values.get(field)?.has(text) === true || FORMS.some(form => form.test(text));
  }

  private allow(field: string, values: readonly string[]): void {
    this.names.add(field);
    this.values.set(field, new Set([...(this.values.get(field) ?? []), ...values]));
  }

  private learn(schema: unknown, root: Plain): void {
    if (Array.isArray(schema)) for (const part of schema) this.learn(part, root);
    if (!isPlain(schema)) return;
    for (const [name, part] of Object.entries(isPlain(schema.properties) ? schema.properties : {}))
      this.allow(name, fixedIn(part, root));
    for (const part of Object.values(schema)) this.learn(part, root);
  }
}

/** The texts that a schema names one by one. */
function fixedIn(schema: unknown, root: Plain): string[] {
  if (Array.isArray(schema)) return schema.flatMap(part => fixedIn(part, root));
  if (!isPlain(schema)) return [];
  const { const: one, enum: several, $ref: link, anyOf, oneOf, allOf, items } = schema;
  const linked = typeof link === 'string' ? (root.$defs as Plain | undefined)?.[link.replace('#/$defs/', '')] : [];
  return [
    ...[one, ...(Array.isArray(several) ? several : [])].filter(each => typeof each === 'string'),
    ...[linked, anyOf, oneOf, allOf, items].flatMap(each => fixedIn(each, root)),
  ];
}
