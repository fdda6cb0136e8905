import { useCreatePath, useGetResourceLabel, useStoreContext, useTranslate } from 'react-admin';
import { guard } from '#schemas/guard.ts';
import { menu } from '#schemas/pages.ts';
import { inside } from '../../routing/addresses.ts';
import { viewOf } from '../../schema/fields/references.tsx';
import { useRepresent } from '../../schema/labels.ts';
import { useSchool } from '../../school.ts';
import { fitting } from './match.ts';
import { recentIn } from './recent.ts';
import { useFound } from './useFound.ts';

/** What the palette offers: where it leads, or that it presses a control of the page. */
export interface Choice {
  key: string;
  label: string;
  /** What kind of thing it is. */
  kind: string;
  /** Absent: it is an action of the page, known by its label. */
  to?: string;
}

/**
 * What fits what is written: what the person had open last, what can be done on the page, records, pages. All of it follows
 * the rights of the person.
 */
export function useChoices(query: string, actions: string[]) {
  const translate = useTranslate();
  const { found, isOfQuery, isLooking, error } = useFound(query);
  const foundRecords = useRecords(found);
  // Until the answer is there, those of the one before stay as far as they fit: Enter opens nobody else.
  const records = isOfQuery ? foundRecords : fitting(foundRecords, query);
  const recent = useRecentChoices();
  const pages = usePages();
  const kind = translate('admin.palette.action');
  const doable: Choice[] = actions.map((label) => ({ key: `action ${label}`, label, kind }));
  const near = fitting(recent, query);
  const others = records.filter(({ to }) => !near.some((one) => one.to === to));
  const choices = [...near, ...fitting(doable, query), ...fitting(pages, query), ...others];
  return { choices, isLooking, error };
}

function useRecords(found: ReturnType<typeof useFound>['found']): Choice[] {
  const { projections } = useSchool();
  const represent = useRepresent();
  const labelOf = useGetResourceLabel();
  const createPath = useCreatePath();
  return found.flatMap(({ entity, record }) => {
    const projection = projections.get(entity);
    if (!projection) return [];
    const to = createPath({ resource: entity, id: record.id, type: viewOf(projection) });
    return [{ key: to, label: represent(projection, record), kind: labelOf(entity, 1), to }];
  });
}

function useRecentChoices(): Choice[] {
  const store = useStoreContext();
  const { projections } = useSchool();
  const labelOf = useGetResourceLabel();
  return recentIn(store)
    .filter(({ entity }) => projections.has(entity))
    .map(({ to, label, entity }) => ({ key: to, label, kind: labelOf(entity, 1), to }));
}

/** The pages of the menu, and those on which something is made. */
function usePages(): Choice[] {
  const translate = useTranslate();
  const { user, projections } = useSchool();
  const labelOf = useGetResourceLabel();
  const createPath = useCreatePath();
  const kind = translate('admin.palette.page');
  const isOpen = (path: string) => 'allow' in guard(user, path);
  const pageChoices = menu
    .filter(({ path, resource }) => isOpen(path) && (!resource || projections.get(resource)?.can.includes('read')))
    .map(({ path, resource, title }) => ({
      key: path,
      label: resource ? labelOf(resource, 2) : translate(title),
      kind,
      to: inside({ pathname: path, search: '' }).pathname,
    }));
  const createChoices = [...projections.values()]
    .filter(({ create, parent }) => create && !parent)
    .map(({ entity }) => ({
      key: `create ${entity}`,
      label: translate('ra.action.create_item', { item: labelOf(entity, 1).toLowerCase() }),
      kind,
      to: createPath({ resource: entity, type: 'create' }),
    }))
    .filter(({ to }) => isOpen(to));
  return [...pageChoices, ...createChoices];
}
