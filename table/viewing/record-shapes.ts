/**
 * Records that look alike, said by a number. What is told of a game is the same few kinds of records over and over: a writer and a
 * reader who have seen the same records so far know their fields by a number, and need to say what is in them alone.
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

function hasShape(record: Plain, shape: RecordShape): boolean {
  let i = 0;
  for (const name in record) {
    const value = record[name];
    if (value === undefined) continue;
    const part = shape[i++];
    if (part === undefined) return false;
    if (typeof part === 'string') {
      if (part !== name || (KINDS.has(name) && typeof value === 'string')) return false;
    } else if (part[0] !== name || part[1] !== value) return false;
  }
  return i === shape.length;
}

/** One side's numbers of kinds of records. */
export class ShapeWriter {
  private readonly known: RecordShape[] = [];
  /** The numbers of shapes by the kind they are of, so that few have to be compared. */
  private readonly byKind = new Map<unknown, number[]>();

  /** All kinds so far, in the order of their numbers. */
  get shapes(): readonly RecordShape[] {
    return this.known;
  }

  /**
   * A value, packed.
   * @example writer.pack([{ type: 'drew', seat: 2 }, { type: 'drew', seat: 3 }]) // [[[-1, { type: 'drew', seat: 2 }], [0, 3]]]
   */
  pack(value: unknown): unknown {
    if (!isPlain(value)) return value;
    if (Array.isArray(value)) return value.length === 0 ? value : [value.map(item => this.pack(item))];
    const kind = value['type'] ?? value['step'];
    const candidates = this.byKind.get(kind);
    if (candidates !== undefined)
      for (const number of candidates) {
        const shape = this.known[number] as RecordShape;
        if (hasShape(value, shape)) return this.packedAs(number, shape, value);
      }
    return this.packedAnew(kind, value);
  }

  private packedAs(number: number, shape: RecordShape, record: Plain): unknown[] {
    const packed: unknown[] = [number];
    for (const part of shape) if (typeof part === 'string') packed.push(this.pack(record[part]));
    return packed;
  }

  /** What is inside is numbered first: a reader comes to it first as well. */
  private packedAnew(kind: unknown, record: Plain): unknown[] {
    const fields: Record<string, unknown> = {};
    for (const name in record) if (record[name] !== undefined) fields[name] = this.pack(record[name]);
    if (this.known.length < MOST_SHAPES) {
      const number = this.known.push(shapeOf(record)) - 1;
      const candidates = this.byKind.get(kind);
      if (candidates === undefined) this.byKind.set(kind, [number]);
      else candidates.push(number);
    }
    return [NEW_SHAPE, fields];
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
