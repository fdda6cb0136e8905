import type { Schema } from '#schemas/dialect.ts';
import logs from '#schemas/entities/progress_logs.json' with { type: 'json' };
import { meetingKinds } from '#schemas/meeting_pages.ts';
import { daysOf, type Period, periods } from '#schemas/periods.ts';
import { malformed } from '../engine/errors.ts';
import { ajv } from '../engine/schema/ajv.ts';
import type { Filters, Report } from './define.ts';
import { types } from './sources/students.ts';

/** Days as a name or as two dates; what is not said is this. */
export const dates = (usual: Period): Record<string, Schema> => ({
  period: { type: 'string', enum: [...periods, 'custom'], default: usual },
  from: { type: 'string', format: 'date', 'x-earliest': '2000-01-01', 'x-latest': '2100-12-31' },
  until: {
    type: 'string',
    format: 'date',
    'x-not-before': 'from',
    'x-earliest': '2000-01-01',
    'x-latest': '2100-12-31',
  },
});

/** As many as can be asked for at once: a column of a spreadsheet. */
const mostSwanIds = 500;

/** Without a level is 0. */
const all = {
  level_id: { type: 'integer', minimum: 0, maximum: 2_147_483_647, 'x-choices': 'levels' },
  group_id: { type: 'integer', minimum: 1, maximum: 2_147_483_647, 'x-choices': 'groups' },
  staff_id: { type: 'integer', minimum: 1, maximum: 2_147_483_647, 'x-choices': 'teachers' },
  student_type: { type: 'string', enum: [...types] },
  kind: { type: 'string', enum: meetingKinds },
  forum_type: { type: 'string', enum: ['beginner', 'advanced'] },
  standing: { type: 'string', enum: ['held', 'registered', 'attended', 'absent', 'cancelled', 'waiting'] },
  weekday: { type: 'integer', minimum: 1, maximum: 7, 'x-choices': 'weekdays' },
  hour: { type: 'integer', minimum: 0, maximum: 23, 'x-choices': 'hours' },
  percentage: { type: 'integer', minimum: 1, maximum: 100, default: 80 },
  promoted_by: { type: 'string', enum: ['exam', 'staff'] },
  // Each as long as it can be, with what stands between two.
  swan_ids: { type: 'string', maxLength: mostSwanIds * 42 },
} satisfies Record<string, Schema>;

/** Some of the filters that reports share. */
export const some = (...names: (keyof typeof all)[]): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, all[name]]));

/** The numbers that the partner gives students, as they come out of a spreadsheet; none until they are pasted. */
export const swanIds: Record<string, Schema> = { swan_ids: { ...all.swan_ids, default: '' } };

/** The steps that a student's history has. */
export const events: Record<string, Schema> = { event: { type: 'string', enum: logs.properties.event.enum } };

/** Days by their name, and numbers as somebody has pasted them. */
type ReportParams = Omit<Filters, 'swan_ids'> & { period?: Period | 'custom'; swan_ids?: string };

const validators = new Map<string, ReturnType<typeof ajv.compile>>();

function validatorOf({ report, filters }: Report) {
  const known = validators.get(report);
  if (known) return known;
  const made = ajv.compile({ type: 'object', additionalProperties: false, properties: filters });
  validators.set(report, made);
  return made;
}

/** The numbers of a column that was copied out of a spreadsheet, each once. */
const swanIdsIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/**
 * What a report is narrowed by, with its usual values and with the days that a name means today.
 * @param params as they stand in an address
 * @throws Problem 400 for what the report is not narrowed by
 */
export function readFilters(report: Report, params: ReportParams, today: string): Filters {
  const valid = validatorOf(report);
  if (!valid(params)) {
    const { instancePath = '', params } = valid.errors?.[0] ?? {};
    throw malformed('malformed_query', { part: instancePath.slice(1) || params?.additionalProperty || 'filters' });
  }
  const usual = Object.entries(report.filters).flatMap(([name, schema]) =>
    schema.default === undefined ? [] : [[name, schema.default]],
  );
  const { period, swan_ids, ...filters }: ReportParams = { ...Object.fromEntries(usual), ...params };
  if (swan_ids === undefined && !period) return filters;
  const listedIds = swan_ids === undefined ? undefined : swanIdsIn(swan_ids);
  if (listedIds && listedIds.length > mostSwanIds) throw malformed('too_many_swan_ids', { most: mostSwanIds });
  const days = period && (params.from || params.until) && !params.period ? 'custom' : period;
  return { ...filters, ...(days && daysIn(days, filters, today)), ...(listedIds && { swan_ids: listedIds }) };
}

/** Of two dates of which one is left out, the other stands for both. */
function daysIn(period: Period | 'custom', { from, until }: Filters, today: string) {
  if (period !== 'custom') return daysOf(period, today);
  return { from: from ?? until ?? today, until: until ?? from ?? today };
}
