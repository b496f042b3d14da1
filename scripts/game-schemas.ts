/**
 * What goes over the wire of each game, as JSON Schema: its view, its actions, its events and its options, made from their
 * types. What a comment says of a type or a field is its description, so the meaning of a number is written once, where it
 * is defined.
 *
 *   node scripts/game-schemas.ts     # writes engine/games/<game>/schema.json of every game on the shelf
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { manifestOf, shelf } from '@havre/engine/games/index.ts';
import ts from 'typescript-api';

const GAMES = new URL('../engine/games/', import.meta.url);
const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** The parts of a game's `Rules` that leave the server. */
const PARTS = ['view', 'action', 'event', 'options'] as const;

type Schema = { [keyword: string]: unknown };

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  types: [],
};

const fileOf = (game: string): string => fileURLToPath(new URL(`${game}/game.ts`, GAMES));
/** Where the schema of a game is kept. */
export const schemaFileOf = (game: string): URL => new URL(`${game}/schema.json`, GAMES);

/**
 * The schemas of games, by their ids.
 * @example (await gameSchemas(['fuji-flush'])).get('fuji-flush')
 */
export async function gameSchemas(games: readonly string[]): Promise<Map<string, Schema>> {
  const program = ts.createProgram(games.map(fileOf), OPTIONS);
  const schemas = new Map<string, Schema>();
  for (const game of games) {
    const { components } = (await manifestOf(game)?.components?.()) ?? { components: { numbers: {} } };
    schemas.set(game, new GameSchema(program, game, components.numbers).whole());
  }
  return schemas;
}

/** Types that only say something about another one. */
const TRANSPARENT = new Set(['Readonly', 'Required', 'NonNullable']);
const LISTS = new Set(['Array', 'ReadonlyArray']);

/** Who is told is told to nobody. */
const UNTOLD = new Set(['onlyTo']);

class GameSchema {
  private readonly checker: ts.TypeChecker;
  private readonly program: ts.Program;
  private readonly game: string;
  /** What numbers stand for, by the name of their type or field (`Components`). */
  private readonly numbers: Readonly<Record<string, string>>;
  private readonly definitions: Record<string, Schema> = {};
  /** Which declaration each name stands for: two types of one name are told apart by a number. */
  private readonly names = new Map<ts.Declaration, string>();

  constructor(program: ts.Program, game: string, numbers: Readonly<Record<string, string>>) {
    this.numbers = numbers;
    this.program = program;
    this.checker = program.getTypeChecker();
    this.game = game;
  }

  whole(): Schema {
    const rules = this.rules();
    const properties: Record<string, Schema> = {};
    for (const member of rules.members)
      if (ts.isPropertySignature(member) && member.type !== undefined) {
        const name = member.name.getText();
        if ((PARTS as readonly string[]).includes(name)) properties[name] = this.ofNode(member.type);
      }
    return {
      $schema: DIALECT,
      title: `Havre ${this.game}`,
      description: `What goes over the wire of ${this.game}: \`view\`, \`action\`, \`event\` and \`options\` are each a schema of their own.`,
      ...{ type: 'object', properties, $defs: this.definitions },
    };
  }

  /** The interface that bundles the types of the game: the one that has all the parts. */
  private rules(): ts.InterfaceDeclaration {
    const source = this.program.getSourceFile(fileOf(this.game));
    const found = source?.statements.find((statement): statement is ts.InterfaceDeclaration => {
      if (!ts.isInterfaceDeclaration(statement)) return false;
      const names = statement.members.map(member => member.name?.getText());
      return PARTS.every(part => names.includes(part));
    });
    if (found === undefined) throw new Error(`game.ts of ${this.game} has no interface with ${PARTS.join(', ')}`);
    return found;
  }

  private ofNode(node: ts.TypeNode): Schema {
    if (ts.isParenthesizedTypeNode(node)) return this.ofNode(node.type);
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.ReadonlyKeyword) return this.ofNode(node.type);
    if (ts.isArrayTypeNode(node)) return { type: 'array', items: this.ofNode(node.elementType) };
    if (ts.isUnionTypeNode(node)) return anyOf(node.types.map(part => this.ofNode(part)));
    if (ts.isTypeLiteralNode(node)) return this.ofMembers(this.checker.getTypeAtLocation(node));
    if (ts.isTypeReferenceNode(node)) return this.ofReference(node);
    return this.ofType(this.checker.getTypeFromTypeNode(node));
  }

  private ofReference(node: ts.TypeReferenceNode): Schema {
    const name = node.typeName.getText();
    const [argument] = node.typeArguments ?? [];
    if (argument !== undefined && TRANSPARENT.has(name)) return this.ofNode(argument);
    if (argument !== undefined && LISTS.has(name)) return { type: 'array', items: this.ofNode(argument) };
    const symbol = this.checker.getSymbolAtLocation(node.typeName);
    const real =
      symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0
        ? this.checker.getAliasedSymbol(symbol)
        : symbol;
    const declared = real?.declarations?.find(
      declaration => ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration),
    );
    if (declared === undefined || argument !== undefined) return this.ofType(this.checker.getTypeFromTypeNode(node));
    return this.ofDeclared(declared as ts.TypeAliasDeclaration | ts.InterfaceDeclaration);
  }

  private ofDeclared(declared: ts.TypeAliasDeclaration | ts.InterfaceDeclaration): Schema {
    const known = this.names.get(declared);
    if (known !== undefined) return { $ref: `#/$defs/${known}` };
    const name = this.freeName(declared.name.text);
    this.names.set(declared, name);
    this.definitions[name] = {}; // keeps its place: a type may lead back to itself
    const schema = ts.isInterfaceDeclaration(declared)
      ? this.ofMembers(this.checker.getTypeAtLocation(declared))
      : this.ofNode(declared.type);
    this.definitions[name] = { ...commentOf(declared), ...this.meaning(declared.name.text), ...schema };
    return { $ref: `#/$defs/${name}` };
  }

  private meaning(name: string): { description?: string } {
    const description = this.numbers[name];
    return description === undefined ? {} : { description };
  }

  private freeName(name: string): string {
    const taken = new Set(this.names.values());
    let free = name;
    for (let number = 2; taken.has(free); number++) free = `${name}${number}`;
    return free;
  }

  private ofMembers(type: ts.Type): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const member of type.getProperties()) {
      const declared = member.declarations?.[0];
      if (UNTOLD.has(member.name) || isNever(this.checker.getTypeOfSymbol(member))) continue;
      const isOptional = (member.flags & ts.SymbolFlags.Optional) !== 0;
      const schema = this.ofMember(member);
      const meaning = holdsNumber(schema) ? this.meaning(member.name) : {};
      properties[member.name] = { ...meaning, ...(declared === undefined ? {} : commentOf(declared)), ...schema };
      if (!isOptional) required.push(member.name);
    }
    const index = type.getStringIndexType();
    return {
      type: 'object',
      properties,
      ...(required.length === 0 ? {} : { required }),
      additionalProperties: index === undefined ? false : this.ofType(index),
    };
  }

  /** Whoever is told something secret is not told who else is. */
  private ofSecret(type: ts.Type): Schema {
    const { properties, required, ...rest } = this.ofMembers(this.checker.getNonNullableType(type)) as {
      properties: Record<string, Schema>;
      required?: string[];
    };
    const { to: _, ...told } = properties;
    return { ...rest, properties: told, required: (required ?? []).filter(name => name !== 'to') };
  }

  private ofMember(member: ts.Symbol): Schema {
    if (member.name === 'secret') return this.ofSecret(this.checker.getTypeOfSymbol(member));
    const declared = member.declarations?.[0];
    const isPlain = declared !== undefined && ts.isPropertySignature(declared) && declared.type !== undefined;
    // What was mapped from another type has the node of that one: only where both agree is the node what is meant.
    const type = this.checker.getTypeOfSymbol(member);
    if (isPlain && (member.flags & ts.SymbolFlags.Transient) === 0) return this.ofNode(declared.type as ts.TypeNode);
    return this.ofType(type);
  }

  private ofType(type: ts.Type): Schema {
    if (type.isUnion()) {
      const parts = type.types.filter(part => (part.flags & ts.TypeFlags.Undefined) === 0);
      const booleans = parts.filter(part => (part.flags & ts.TypeFlags.BooleanLiteral) !== 0);
      const others = parts.filter(part => (part.flags & ts.TypeFlags.BooleanLiteral) === 0);
      const truths = booleans.length === 2 ? [{ type: 'boolean' }] : booleans.map(part => this.ofType(part));
      return anyOf([...others.map(part => this.ofType(part)), ...truths]);
    }
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if ((type.flags & ts.TypeFlags.BooleanLiteral) !== 0) return { const: this.checker.typeToString(type) === 'true' };
    if ((type.flags & ts.TypeFlags.String) !== 0) return { type: 'string' };
    if ((type.flags & ts.TypeFlags.Number) !== 0) return { type: 'number' };
    if ((type.flags & ts.TypeFlags.Boolean) !== 0) return { type: 'boolean' };
    if ((type.flags & ts.TypeFlags.Null) !== 0) return { type: 'null' };
    if (this.checker.isTupleType(type)) {
      const places = this.checker.getTypeArguments(type as ts.TypeReference).map(part => this.ofType(part));
      return { type: 'array', prefixItems: places, items: false, minItems: places.length };
    }
    if (this.checker.isArrayType(type)) {
      const [item] = this.checker.getTypeArguments(type as ts.TypeReference);
      return { type: 'array', items: item === undefined ? {} : this.ofType(item) };
    }
    const declared = (type.aliasSymbol ?? type.symbol)?.declarations?.[0];
    if (declared !== undefined && ts.isInterfaceDeclaration(declared)) return this.ofDeclared(declared);
    if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0) return this.ofMembers(type);
    return {};
  }
}

/** Whether a number is in it that has no name of its own. */
const holdsNumber = (schema: Schema): boolean => /"type":"number"/.test(JSON.stringify(schema));

const isNever = (type: ts.Type): boolean => (type.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) !== 0;

/** One of several; constants together are a list of values. */
function anyOf(parts: readonly Schema[]): Schema {
  const values = parts.filter(part => 'const' in part && Object.keys(part).length === 1);
  const others = parts.filter(part => !values.includes(part));
  const listed: Schema[] = values.length > 1 ? [{ enum: values.map(part => part['const']) }] : [...values];
  const all = [...others, ...listed];
  const [only] = all;
  return all.length === 1 && only !== undefined ? only : { anyOf: all };
}

/** What the comment above a declaration says, without its tags. */
function commentOf(declared: ts.Declaration): { description?: string } {
  const [comment] = ts.getJSDocCommentsAndTags(declared).filter(ts.isJSDoc).slice(-1);
  const text = ts.getTextOfJSDocComment(comment?.comment)?.replace(/\s+/g, ' ').trim();
  return text === undefined || text === '' ? {} : { description: text };
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [game, schema] of await gameSchemas(shelf.map(({ id }) => id)))
    writeFileSync(schemaFileOf(game), `${JSON.stringify(schema, null, 2)}\n`);
