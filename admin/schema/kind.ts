import type { Schema } from '#schemas/dialect.ts';
import { isRich } from '#schemas/rich.ts';

export const kindNames = [
  'text',
  'masked',
  'long_text',
  'rich_text',
  'short_rich_text',
  'email',
  'password',
  'url',
  'time_zone',
  'date',
  'date_time',
  'scheduled',
  'time',
  'integer',
  'number',
  'boolean',
  'enum',
  'status',
  'entity_name',
  'action_name',
  'type_name',
  'report_name',
  'answers',
  'choice',
  'choices',
  'arrangement',
  'reference',
  'references',
  'file',
  'files',
  'texts',
  'enums',
  'localized',
  'object',
  'list',
  'json',
] as const;

export type Kind = (typeof kindNames)[number];

const formats: Record<string, Kind> = {
  email: 'email',
  password: 'password',
  uri: 'url',
  'time-zone': 'time_zone',
  date: 'date',
  'date-time': 'date_time',
  time: 'time',
};

const nameKinds = {
  entities: 'entity_name',
  actions: 'action_name',
  question_types: 'type_name',
  reports: 'report_name',
} as const;

/** A text longer than this is written in lines. */
const line = 255;
/** A rich text longer than this is a page. */
const page = 5000;

/** The types of a property besides null. */
export const typesOf = (property: Schema) => [property.type ?? []].flat().filter((type) => type !== 'null');

/**
 * How a property is rendered, from nothing but its schema and its name (`status` is the field that actions move).
 * @throws Error for a property that no kind renders: a screen never guesses
 */
export function kindOf(property: Schema, name = '', status = 'status'): Kind {
  const pointerKind = kindOfPointer(property);
  if (pointerKind) return pointerKind;
  if (property.enum) return name === status ? 'status' : 'enum';
  const [type] = typesOf(property);
  if (type === 'string') return kindOfText(property, name);
  if (type === 'integer' || type === 'number' || type === 'boolean') return type;
  if (type === 'array') return kindOfList(property, name);
  if (type === 'object') return kindOfObject(property);
  throw new Error(`The property "${name}" has no kind that could draw it: ${JSON.stringify(property)}`);
}

/** What names something else: an entity, a member of the same record, a file, a record. */
function kindOfPointer(property: Schema): Kind | undefined {
  const many = typesOf(property).includes('array');
  if (property['x-names']) return nameKinds[property['x-names']];
  if (property['x-arranged']) return 'arrangement';
  if (property['x-choices']) return many ? 'choices' : 'choice';
  if (property['x-accept'] || property['x-reference'] === 'resources') return many ? 'files' : 'file';
  if (property['x-reference']) return many ? 'references' : 'reference';
  return undefined;
}

function kindOfText(property: Schema, name: string): Kind {
  if (isRich(property)) return Number(property.maxLength) > page ? 'rich_text' : 'short_rich_text';
  if (property['x-answers']) return 'answers';
  if (property['x-mask']) return 'masked';
  if (property['x-scheduled']) return 'scheduled';
  if (property.format) {
    const kind = formats[property.format];
    if (!kind) throw new Error(`The property "${name}" has a format that no kind draws: ${property.format}`);
    return kind;
  }
  return Number(property.maxLength ?? 0) > line ? 'long_text' : 'text';
}

function kindOfList(property: Schema, name: string): Kind {
  const items = property.items;
  if (!items) return 'json';
  const kind = kindOf(items, name, '');
  if (kind === 'file') return 'files';
  if (kind === 'reference') return 'references';
  if (kind === 'choice') return 'choices';
  if (kind === 'enum') return 'enums';
  if (kind === 'text') return 'texts';
  return kind === 'json' ? 'json' : 'list';
}

function kindOfObject(property: Schema): Kind {
  const names = Object.keys(property.properties ?? {});
  if (names.length === 0) return 'json';
  return names.every((name) => name === 'es' || name === 'en') ? 'localized' : 'object';
}

/** Whether a property may be empty. */
export const nullable = (property: Schema) => [property.type].flat().includes('null');

/** Whether nothing but a picture of the library fits. */
export const isPicture = (property: Schema) =>
  property.type !== 'array' && property['x-accept']?.length === 1 && property['x-accept'][0] === 'image';
