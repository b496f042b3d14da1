/**
 * Records that look alike, said by a number. What is told of a game is the same few kinds of records over and over: a writer and a
 * reader who have seen the same records so far know their fields by a number, and need to say what is in them alone.
 *
 * Several are told the same, each with numbers of its own: a draft is JSON that lacks these, made once for all of them.
 *
 * A packed value is a value of JSON. A record is a list of its number and what is in its fields; a list, so that it can be told from
 * that, is the only member of another; a record of a kind that was not seen before stands behind −1 and has a number from then on.
 */

/** The fields of a record, in their order; one that belongs to its kind comes with what is in it. */
export type RecordShape = readonly (string | readonly [name: string, value: string])[];

/** What is in these fields belongs to the kind of a record. */
const KINDS: ReadonlySet<string> = new Set(['type', 'rule', 'step']);

/** So many kinds are numbered; games have far fewer. */
const MOST_SHAPES = 1000;
/** Before a record that is numbered from then on. */
const NEW_SHAPE = -1;

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

const partOf = (name: string, value: unknown): RecordShape[number] =>
  KINDS.has(name) && typeof value === 'string' ? [name, value] : name;

/** The kind of a record; fields without a value are not in JSON either. */
function shapeOf(record: Plain): RecordShape {
  const shape: RecordShape[number][] = [];
  for (const name in record) if (record[name] !== undefined) shape.push(partOf(name, record[name]));
  return shape;
}

/** A kind that is told apart from others: the names of its fields, and what belongs to the kind; undefined where nothing does. */
interface KnownShape {
  /** Its place among those that are known; beyond the last one where they are too many. */
  readonly place: number;
  readonly shape: RecordShape;
  readonly names: readonly string[];
  readonly kinds: readonly (string | undefined)[];
}

/** A value, and its packed JSON with the kinds of records in place of their numbers. */
export interface PackedDraft {
  readonly value: unknown;
  readonly parts: readonly (string | KnownShape)[];
}

function hasShape(record: Plain, { names, kinds }: KnownShape): boolean {
  let i = 0;
  for (const name in record) {
    const value = record[name];
    if (value === undefined) continue;
    if (names[i] !== name) return false;
    const kind = kinds[i++];
    if (kind === undefined ? typeof value === 'string' && KINDS.has(name) : value !== kind) return false;
  }
  return i === names.length;
}

/** What is no record and no list. */
function bareJson(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  return typeof value === 'string' ? JSON.stringify(value) : `${value ?? null}`;
}

/** The kinds of records that are told of at one place, whoever hears of which. */
export class KnownShapes {
  private count = 0;
  /** By what their type or step is, so that few have to be compared. */
  private readonly byKind = new Map<unknown, KnownShape[]>();

  /**
   * A value, ready to be packed by several writers.
   * @example const draft = shapes.draftOf(items); for (const writer of writers) send(writer.jsonOf(draft));
   */
  draftOf(value: unknown): PackedDraft {
    const parts: (string | KnownShape)[] = [];
    parts.push(this.draft(value, '', parts));
    return { value, parts };
  }

  /** The kind of a record; beyond a thousand each is one of its own. */
  of(record: Plain): KnownShape {
    const kind = record['type'] ?? record['step'];
    const candidates = this.byKind.get(kind);
    if (candidates !== undefined) for (const known of candidates) if (hasShape(record, known)) return known;
    const shape = shapeOf(record);
    const names = shape.map(part => (typeof part === 'string' ? part : part[0]));
    const kinds = shape.map(part => (typeof part === 'string' ? undefined : part[1]));
    const known = { place: this.count, shape, names, kinds };
    if (this.count === MOST_SHAPES) return known;
    this.count++;
    if (candidates === undefined) this.byKind.set(kind, [known]);
    else candidates.push(known);
    return known;
  }

  /** Goes on with what was written since the last number; what is written since the next is given back. */
  private draft(value: unknown, before: string, parts: (string | KnownShape)[]): string {
    if (!isPlain(value)) return before + bareJson(value);
    let json = before;
    if (Array.isArray(value)) {
      if (value.length === 0) return `${json}[]`;
      for (let i = 0; i < value.length; i++) json = this.draft(value[i], i === 0 ? `${json}[[` : `${json},`, parts);
      return `${json}]]`;
    }
    const known = this.of(value);
    parts.push(`${json}[`, known);
    json = '';
    for (let i = 0; i < known.names.length; i++)
      if (known.kinds[i] === undefined) json = this.draft(value[known.names[i] as string], `${json},`, parts);
    return `${json}]`;
  }
}

/** One side's numbers of kinds of records. */
export class ShapeWriter {
  /** All kinds so far, in the order of their numbers. */
  readonly shapes: RecordShape[] = [];
  private readonly known: KnownShapes;
  /** The numbers by the place of a kind. */
  private readonly numbers: (number | undefined)[] = [];

  constructor(known: KnownShapes) {
    this.known = known;
  }

  /**
   * A value as JSON, packed.
   * @example writer.jsonOf(shapes.draftOf([{ type: 'drew', seat: 2 }, { type: 'drew', seat: 3 }])) // '[[[-1,{"type":"drew","seat":2}],[0,3]]]'
   */
  jsonOf({ value, parts }: PackedDraft): string {
    let json = '';
    for (const part of parts) {
      const more = typeof part === 'string' ? part : this.numbers[part.place];
      if (more === undefined) return this.jsonAnew(value); // of a kind that was not seen before
      json += more;
    }
    return json;
  }

  private jsonAnew(value: unknown): string {
    if (!isPlain(value)) return bareJson(value);
    if (!Array.isArray(value)) return this.recordJson(value, this.known.of(value));
    let json = '';
    for (const item of value) json += json === '' ? `[[${this.jsonAnew(item)}` : `,${this.jsonAnew(item)}`;
    return json === '' ? '[]' : `${json}]]`;
  }

  private recordJson(record: Plain, { place, shape, names, kinds }: KnownShape): string {
    const number = this.numbers[place];
    const isNew = number === undefined;
    let json = '';
    for (let i = 0; i < names.length; i++) {
      const name = names[i] as string;
      if (isNew) json += `${i === 0 ? '' : ','}${JSON.stringify(name)}:${this.jsonAnew(record[name])}`;
      else if (kinds[i] === undefined) json += `,${this.jsonAnew(record[name])}`;
    }
    if (!isNew) return `[${number}${json}]`;
    if (this.shapes.length < MOST_SHAPES) {
      this.shapes.push(shape); // after what is inside: a reader comes to that first as well
      if (place < MOST_SHAPES) this.numbers[place] = this.shapes.length - 1;
    }
    return `[${NEW_SHAPE},{${json}}]`;
  }
}

/** The other side's. */
export class ShapeReader {
  private readonly known: RecordShape[];

  constructor(shapes: readonly RecordShape[] = []) {
    this.known = [...shapes];
  }

  /**
   * What was packed.
   * @example reader.unpack([[[-1, { type: 'drew', seat: 2 }], [0, 3]]]) // [{ type: 'drew', seat: 2 }, { type: 'drew', seat: 3 }]
   */
  unpack(packed: unknown): unknown {
    if (!Array.isArray(packed) || packed.length === 0) return packed;
    const [first] = packed;
    if (Array.isArray(first)) return first.map(item => this.unpack(item));
    return first === NEW_SHAPE ? this.unpackAnew(packed[1] as Plain) : this.unpackAs(first as number, packed);
  }

  private unpackAs(number: number, packed: readonly unknown[]): Plain {
    const shape = this.known[number];
    if (shape === undefined) throw new RangeError(`no kind of record has the number ${number}`);
    const record: Record<string, unknown> = {};
    let i = 1;
    for (const part of shape) {
      if (typeof part === 'string') record[part] = this.unpack(packed[i++]);
      else record[part[0]] = part[1];
    }
    return record;
  }

  private unpackAnew(fields: Plain): Plain {
    const record: Record<string, unknown> = {};
    for (const name in fields) record[name] = this.unpack(fields[name]);
    if (this.known.length < MOST_SHAPES) this.known.push(shapeOf(record));
    return record;
  }
}
