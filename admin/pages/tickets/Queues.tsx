import { Chip } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useQueryOf } from '../../providers/queries.ts';
import { useSchool } from '../../school.ts';

/** What the desk has to do with, as the list's filters say it. */
export const waiting = { status: ['pending'] };

/** What waits at a glance: all, the own, nobody's; each is a filter. */
export function Queues() {
  const translate = useTranslate();
  const { user } = useSchool();
  const { filterValues, setFilters } = useListContext();
  const { data } = useQueryOf('tickets', null, 'counts');
  const queues = {
    pending: {},
    mine: { assigned_to: user.id },
    unassigned: { assigned_to: null },
    overdue: { due_at_lte: new Date().toISOString() },
  };
  const names = ['assigned_to', 'due_at_lte'];
  const isChosen = (filter: object) =>
    String(filterValues.status) === String(waiting.status) &&
    names.every((name) => name in filter === name in filterValues) &&
    (!('assigned_to' in filter) || filter.assigned_to === filterValues.assigned_to);
  return (
    <>
      {Object.entries(queues).map(([name, filter]) => (
        <Chip
          key={name}
          clickable
          color={isChosen(filter) ? 'primary' : 'default'}
          variant={isChosen(filter) ? 'filled' : 'outlined'}
          aria-pressed={isChosen(filter)}
          label={`${translate(`admin.tickets.queues.${name}`)} ${data ? data[name as keyof typeof data] : '…'}`}
          onClick={() => setFilters({ ...waiting, ...filter })}
        />
      ))}
    </>
  );
}
