import { Box, Link as MuiLink } from '@mui/material';
import { useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { Link, useHref } from 'react-router-dom';
import { longDate, longDateTime, time } from '#schemas/dates.ts';
import { guard } from '#schemas/guard.ts';
import { pick } from '#schemas/localize.ts';
import type { StudentQueries } from '#schemas/types/entities/students.ts';
import { viewOf } from '../../../schema/fields/references.tsx';
import { useActionLabel, useLanguage, useValueLabel } from '../../../schema/labels.ts';
import { useSchool, useZones } from '../../../school.ts';
import { line } from '../line.ts';

export type TimelineEntry = StudentQueries['history']['result']['entries'][number];

/** One thing that happened: when, what, by whom and why, with the way to its record. */
export function Entry({ entry }: { entry: TimelineEntry }) {
  const translate = useTranslate();
  const locale = useLanguage();
  const zones = useZones();
  const more = useMore(entry);
  const { at, kind, by } = entry;
  return (
    <Box component="li" sx={line}>
      <Box component="time" dateTime={at} sx={{ color: 'text.secondary', fontSize: 13, width: 84, flex: 'none' }}>
        {time(at, locale, zones)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13, width: { sm: 120 }, flex: 'none' }}>
        {translate(`admin.student.timeline.of.${kind}`)}
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <What entry={entry} />
        {more && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{more}</Box>}
      </Box>
      {by && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
          {translate('admin.student.timeline.by', { by })}
        </Box>
      )}
    </Box>
  );
}

/** What happened, in words of its kind, and of what. */
function What({ entry }: { entry: TimelineEntry }) {
  const translate = useTranslate();
  const locale = useLanguage();
  const stepOf = useValueLabel('progress_logs');
  const actionOf = useActionLabel('students');
  const letterOf = useValueLabel('letters');
  const meeting = useMeetingTitle(entry);
  const { kind, what } = entry;
  const words: Record<string, () => string> = {
    progress: () => stepOf('event', what),
    audit: () => translate(`admin.student.timeline.audit.${what}`, { _: actionOf(what) }),
    letters: () => letterOf('status', what),
  };
  const label = words[kind]?.() ?? translate(`admin.student.timeline.${kind}.${what}`);
  const title = entry.title === null ? meeting : pick(entry as never, 'title', locale);
  return (
    <>
      {title ? `${label}: ` : ''}
      <Way entry={entry} words={title || label} />
    </>
  );
}

/** What a meeting without a topic or level is called by: a forum by its band, a private class by its kind. */
function useMeetingTitle({ kind, entity, details: { forum_type } }: TimelineEntry): string {
  const labelOf = useGetResourceLabel();
  const bandOf = useValueLabel('forums');
  if (kind !== 'meetings') return '';
  return [labelOf(entity, 1), forum_type && bandOf('forum_type', forum_type)].filter(Boolean).join(' · ');
}

/** The way to the record, for whoever may open it. */
function Way({ entry: { entity, record_id }, words }: { entry: TimelineEntry; words: string }) {
  const { projections, user } = useSchool();
  const createPath = useCreatePath();
  const projection = projections.get(entity);
  const to = createPath({ resource: entity, id: record_id ?? 0, type: projection ? viewOf(projection) : 'show' });
  const isOpen = 'allow' in guard(user, useHref(to));
  if (!projection?.can.includes('read') || record_id === null || !isOpen) return <>{words}</>;
  return (
    <MuiLink component={Link} to={to}>
      {words}
    </MuiLink>
  );
}

/** From what to what, and why; and on which record, where another one was merged into this. */
function useMore({ of, details }: TimelineEntry): string {
  const translate = useTranslate();
  const locale = useLanguage();
  const zones = useZones();
  const typeOf = useValueLabel('students');
  const { from_level, to_level, from_type, to_type, from_date, to_date, reason, percentage, starts_at, seconds } =
    details;
  const level = (one: typeof to_level) => one && `${one.order}. ${pick(one, 'name', locale)}`;
  const day = (one: string | null | undefined) => one && longDate(one, locale);
  const between = (from: unknown, to: unknown) => [from, to].filter(Boolean).join(' → ');
  return [
    between(level(from_level), level(to_level)),
    between(from_type && typeOf('student_type', from_type), to_type && typeOf('student_type', to_type)),
    between(day(from_date), day(to_date)),
    typeof percentage === 'number' && translate('admin.student.timeline.score', { percentage }),
    starts_at && longDateTime(starts_at, locale, zones),
    typeof seconds === 'number' &&
      translate('admin.student.timeline.minutes', { smart_count: Math.round(seconds / 60) }),
    reason && `“${reason}”`,
    of && translate('admin.student.timeline.record', { of }),
  ]
    .filter(Boolean)
    .join(' · ');
}
