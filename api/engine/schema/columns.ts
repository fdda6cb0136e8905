/** Which table stands behind the schemas: `npm run new` writes it, and a test compares the migrated database with it. */
import type { EntitySchema, Schema } from '#schemas/dialect.ts';

export interface Column {
  name: string;
  type: string;
  nullable: boolean;
  /** An SQL expression. */
  default?: string;
  unique: boolean;
  /** A condition of SQL that its values meet. */
  check?: string;
  /** The table that it refers to. */
  references?: string;
}

export interface Table {
  name: string;
  columns: Column[];
  /** Columns that are unique together. */
  unique: string[][];
}

type Schemas = Map<string, EntitySchema>;

/** One entity's share of a table: `x-where` separates the entities of one table. */
interface Share {
  schema: EntitySchema;
  property: Schema;
}

/** Columns that stand last in every table. */
const closing = /^(status|version|created_at|updated_at)$/;
const reservedWords =
  /^(all|and|any|as|asc|case|check|column|default|desc|do|else|end|for|from|group|in|limit|offset|on|or|order|primary|references|select|table|then|to|unique|user|using|when|where|with)$/;

export const tableOf = (name: string, schema: EntitySchema) => schema['x-table'] ?? name;
const quoteReserved = (column: string) => (reservedWords.test(column) ? `"${column}"` : column);
const literal = (value: unknown) =>
  typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value);
const typesOf = (property: Schema) => [property.type ?? 'object'].flat();
const isNullable = (property: Schema) => typesOf(property).includes('null');
const isJson = (property: Schema) => typesOf(property).some((type) => type === 'object' || type === 'array');

/** The table that an entity, and whoever shares it, says that it has. */
export function readTable(table: string, schemas: Schemas): Table {
  const sharers = [...schemas].filter(([name, schema]) => tableOf(name, schema) === table).map(([, schema]) => schema);
  const fields = [...new Set(sharers.flatMap((schema) => Object.keys(schema.properties)))];
  const orderedFields = [
    ...fields.filter((field) => !closing.test(field)),
    ...fields.filter((field) => closing.test(field)),
  ];
  const columns = orderedFields.flatMap((field) => {
    const shares = sharers.flatMap((schema) => {
      const property = schema.properties[field];
      return property && !property['x-computed'] ? [{ schema, property }] : [];
    });
    return shares.length > 0 ? [readColumn(field, shares, sharers.length, schemas)] : [];
  });
  const unique = sharers.flatMap((schema) => (schema['x-unique'] ?? []) as string[][]);
  return { name: table, columns: [...columns.slice(0, 1), ...discriminators(sharers), ...columns.slice(1)], unique };
}

/** The columns of `x-where`, which no schema shows. */
function discriminators(sharers: EntitySchema[]): Column[] {
  const names = new Set(sharers.flatMap((schema) => Object.keys(schema['x-where'] ?? {})));
  return [...names].map((name) => {
    const values = sharers.map((schema) => literal(schema['x-where']?.[name]));
    return {
      name,
      type: 'text',
      nullable: false,
      unique: false,
      check: `${quoteReserved(name)} in (${values.join(', ')})`,
    };
  });
}

function readColumn(name: string, shares: Share[], sharers: number, schemas: Schemas): Column {
  const [{ property }] = shares as [Share];
  const preset = presetOf(name, shares);
  const partly = shares.length < sharers && preset === undefined;
  const present = partly ? shares.flatMap((share) => presence(name, share)) : [];
  const check = [...present, ...conditions(name, property)].join(' and ');
  const [target] = [property['x-reference'] ?? []].flat();
  return {
    name,
    type: typeOf(property),
    nullable: partly || isNullable(property),
    unique: property['x-unique'] === true,
    ...(preset === undefined ? {} : { default: preset }),
    ...(check ? { check } : {}),
    ...(target ? { references: tableOf(target, schemas.get(target) as EntitySchema) } : {}),
  };
}

/** What a column of some of the sharers only demands of their rows. */
function presence(name: string, { schema, property }: Share): string[] {
  if (isNullable(property)) return [];
  const own = Object.entries(schema['x-where'] ?? {}).map(
    ([column, value]) => `${quoteReserved(column)} <> ${literal(value)}`,
  );
  return [`(${[...own, `${quoteReserved(name)} is not null`].join(' or ')})`];
}

/** The default, where those that name one agree. A moment that nobody sends and nobody requires is that of the insert. */
function presetOf(name: string, shares: Share[]): string | undefined {
  const defaults = shares.flatMap(({ property }) => (property.default === undefined ? [] : [property.default]));
  const [first] = defaults;
  if (first !== undefined && defaults.every((other) => JSON.stringify(other) === JSON.stringify(first)))
    return typeof first === 'object' ? literal(JSON.stringify(first)) : literal(first);
  const isStamp = ({ schema, property }: Share) =>
    property.format === 'date-time' && property.readOnly && !isNullable(property) && !schema.required?.includes(name);
  return shares.every(isStamp) ? 'now()' : undefined;
}

function typeOf(property: Schema): string {
  const type = typesOf(property).find((one) => one !== 'null');
  if (isJson(property)) return 'jsonb';
  if (type === 'number') return 'numeric(12,4)';
  if (type !== 'string') return type as string;
  if (property.format === 'date') return 'date';
  if (property.format === 'date-time') return 'timestamptz';
  if (property.format === 'time') return 'time';
  if (isCaseless(property)) return 'citext';
  return property.maxLength && !property.enum ? `varchar(${property.maxLength})` : 'text';
}

/** Addresses, and names that are nobody else's, are the same in capitals. */
const isCaseless = (property: Schema) =>
  property.format === 'email' || (property['x-unique'] === true && !property.enum && !property.readOnly);

/** What the database itself holds of a property; a secret is stored as its hash, of which the schema says nothing. */
function conditions(name: string, property: Schema): string[] {
  const column = quoteReserved(name);
  const found: string[] = [];
  const { minimum, maximum, minLength, maxLength, pattern } = property as Record<string, number | undefined>;
  if (property.writeOnly) return found;
  if (property.enum)
    found.push(
      `${column} in (${property.enum
        .filter((one) => one !== null)
        .map(literal)
        .join(', ')})`,
    );
  if (minimum !== undefined && maximum !== undefined) found.push(`${column} between ${minimum} and ${maximum}`);
  else if (minimum !== undefined) found.push(`${column} >= ${minimum}`);
  else if (maximum !== undefined) found.push(`${column} <= ${maximum}`);
  if (minLength !== undefined) found.push(`char_length(${column}) >= ${minLength}`);
  if (maxLength !== undefined && isCaseless(property)) found.push(`char_length(${column}) <= ${maxLength}`);
  if (pattern !== undefined) found.push(`${column} ~ ${literal(pattern)}`);
  found.push(...bounds(column, property));
  if (property['x-not-before']) found.push(`${column} >= ${quoteReserved(property['x-not-before'])}`);
  if (isJson(property))
    found.push(`jsonb_typeof(${column}) = ${literal(typesOf(property).find((one) => one !== 'null'))}`);
  return found;
}

/** The first and the last day that make sense. Today moves: a constraint holds what is true for ever. */
const bounds = (column: string, { 'x-earliest': earliest = 'today', 'x-latest': latest = 'today' }: Schema) => [
  ...(earliest === 'today' ? [] : [`${column} >= ${literal(earliest)}`]),
  ...(latest === 'today' ? [] : [`${column} <= ${literal(latest)}`]),
];

/** The statements that create a table, with an index for every reference. */
export function createTable({ name, columns, unique }: Table): string {
  const lines = [...columns.map(line), ...unique.map((names) => `unique (${names.map(quoteReserved).join(', ')})`)];
  const first = unique.map(([column]) => column);
  const indexed = columns.filter((column) => column.references && !column.unique && !first.includes(column.name));
  return [
    `create table ${name} (\n  ${lines.join(',\n  ')}\n);`,
    ...indexed.map((column) => `create index on ${name} (${quoteReserved(column.name)});`),
  ].join('\n');
}

/** A single condition that has its own parentheses needs no second pair. */
const within = (check: string) => (/^\([^()]*\)$/.test(check) ? check : `(${check})`);

function line(column: Column): string {
  if (column.name === 'id') return 'id integer generated by default as identity primary key';
  return [
    quoteReserved(column.name),
    column.type,
    column.nullable ? '' : 'not null',
    column.default === undefined ? '' : `default ${column.default}`,
    column.unique ? 'unique' : '',
    column.references ? `references ${column.references} on delete restrict` : '',
    column.check ? `check ${within(column.check)}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
