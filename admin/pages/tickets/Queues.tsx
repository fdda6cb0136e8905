import { Chip } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useQueryOf } from '../../providers/queries.ts';
import { same } from '../../providers/same.ts';
import { useSchool } from '../../school.ts';

/** What the desk has to do with, as the list's filters say it. */
export const pendingFilter = { status: ['pending'] };

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
  // What a link or a chip narrows further is none of them; a search in one is.
  const { q: _, ...narrowed } = filterValues;
  const isChosen = (filter: object) =>
    String(narrowed.status) === String(pendingFilter.status) &&
    same(Object.keys(narrowed).sort(), Object.keys({ ...pendingFilter, ...filter }).sort()) &&
    (!('assigned_to' in filter) || filter.assigned_to === narrowed.assigned_to);
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
          onClick={() => setFilters({ ...pendingFilter, ...filter })}
        />
      ))}
    </>
  );
}
