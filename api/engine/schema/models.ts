import type { ValidateFunction } from 'ajv';
import { Model, Validator, type ValidatorArgs } from 'objection';
import type { EntitySchema, Schema } from '#schemas/dialect.ts';
import { invalid } from '../errors.ts';
import type { Row } from '../stored_row.ts';
import { fieldErrors } from '../words/messages.ts';
import { ajv } from './ajv.ts';
import { lazily } from './lazily.ts';

/** A row of an entity, of which the schema says the rest. */
class EntityRow extends Model {
  declare id: number;
  declare version: number;
  declare updated_at: string;
}

export type EntityModel = typeof EntityRow & {
  /**
   * Values as they are written: judged by the schema, columns of JSON as text. Objection's own statements do the same, and
   * copy whatever is in a value more than once.
   * @throws Problem 422
   */
  written(values: Row): Row;
};

/** Objection's validation by our one Ajv, so that a row is judged by the same rules wherever it comes from. */
class SharedValidator extends Validator {
  readonly #rules: { row: ValidateFunction };

  constructor(columns: Schema['properties']) {
    super();
    this.#rules = lazily({ row: () => ajv.compile({ type: 'object', properties: columns }) });
  }

  override validate({ json }: ValidatorArgs) {
    this.check(json);
    return json ?? {};
  }

  check(values: unknown): void {
    const { row } = this.#rules;
    if (!row(values)) throw invalid(fieldErrors(row.errors));
  }
}

/** What the database works out. */
const isSql = (value: unknown): boolean => typeof (value as { toSQL?: unknown } | null)?.toSQL === 'function';

/** Columns whose type is an object, an array or open are `jsonb`. */
const isJson = (property: Schema) =>
  !property.type || [property.type].flat().some((type) => type === 'object' || type === 'array');

/** An Objection model made from an entity's schema; computed fields are no columns of it. */
export function modelOf(name: string, table: string, schema: EntitySchema): EntityModel {
  const columns = Object.entries(schema.properties).filter(([, property]) => !property['x-computed']);
  const json = columns.filter(([, property]) => isJson(property)).map(([field]) => field);
  const validator = new SharedValidator(Object.fromEntries(columns));
  const model = class extends EntityRow {
    static override tableName = table;
    static override jsonAttributes = json;
    static override createValidator = () => validator;

    static written(values: Row): Row {
      const givenValues = Object.entries(values).filter(([, value]) => value !== undefined);
      validator.check(Object.fromEntries(givenValues.filter(([, value]) => !isSql(value))));
      const isText = ([column, value]: [string, unknown]) => json.includes(column) && value !== null && !isSql(value);
      return Object.fromEntries(givenValues.map((one) => (isText(one) ? [one[0], JSON.stringify(one[1])] : one)));
    }
  };
  Object.defineProperty(model, 'name', { value: name });
  return model;
}
