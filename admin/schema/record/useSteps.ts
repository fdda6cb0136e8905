import { useCreatePath, useGetResourceLabel } from 'react-admin';
import { useHref, useLocation } from 'react-router-dom';
import type { Projection } from '#schemas/dialect.ts';
import { guard } from '#schemas/guard.ts';
import { useSchool } from '../../school.ts';
import { viewOf } from '../fields/references.tsx';
import { useRepresent } from '../labels.ts';
import { useHolders } from './holders.ts';

export type Row = Record<string, unknown>;

export function useSteps(projection: Projection, record: Row | undefined) {
  const createPath = useCreatePath();
  const labelOf = useGetResourceLabel();
  const represent = useRepresent();
  const holders = useHolders(projection, record);
  const root = (holders[0]?.projection ?? projection).entity;
  const list = createPath({ resource: root, type: 'list' });
  const here = useHref(useLocation().pathname);
  const address = useHref(list);
  const { user } = useSchool();
  // Who may open the own record alone has no list to go back to, nor has the one record that stands in its list's place.
  const hasList = address !== here && 'allow' in guard(user, address);
  return [
    ...(hasList ? [{ to: list, words: labelOf(root, 2) }] : []),
    ...holders.map(({ projection: holder, record: row }) => ({
      to: createPath({ resource: holder.entity, id: row.id, type: viewOf(holder) }),
      words: represent(holder, row),
    })),
  ];
}
