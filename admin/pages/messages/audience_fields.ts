import type { MessageQueries } from '#schemas/types/entities/messages.ts';

export type AudienceParams = MessageQueries['audience']['params'];

/** The field that says for whom exactly, by the kind of audience. */
export const fields: Record<string, string> = {
  level: 'level_id',
  group: 'group_id',
  student_type: 'student_type',
  student: 'student_id',
};

/** What a message says of its audience; null while it does not say it whole. */
export function audienceIn(values: Record<string, unknown>): AudienceParams | null {
  const audience = values.audience as AudienceParams['audience'] | null | undefined;
  if (!audience) return null;
  const field = fields[audience];
  if (!field) return { audience };
  return values[field] ? ({ audience, [field]: values[field] } as AudienceParams) : null;
}
