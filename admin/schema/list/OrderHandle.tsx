import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton } from '@mui/material';
import { useRef } from 'react';
import {
  type RaRecord,
  type SortPayload,
  useListContext,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { Projection } from '#schemas/dialect.ts';
import { useAnnounce } from '../../announce.tsx';
import { call } from '../../providers/http.ts';
import { useProjection } from '../../school.ts';
import { useRepresent } from '../labels.ts';
import { dragRow, rowName } from './drag.ts';
import { moveOnto } from './places.ts';
import { sortOf } from './sort.ts';

/** Whether the records have an order that the caller may change, under their parent or as a whole. */
export const isOrdered = ({ actions }: Projection): boolean => 'reorder' in actions;

const inPlace: SortPayload = { field: 'order', order: 'ASC' };

/** How the records of one parent are sorted: by their order, where they have one. */
export const placeSort = (projection: Projection): SortPayload =>
  isOrdered(projection) ? inPlace : sortOf(projection);

/** Moves a row to the place of another: one call, and the list as the API then has it. It can be taken back. */
function useMove(): (moved: RaRecord['id'], onto: RaRecord['id'] | undefined) => Promise<void> {
  const { entity } = useProjection();
  const { data = [] } = useListContext<RaRecord>();
  // A drag ends with the rows of its end, not with those of its beginning.
  const now = useRef(data);
  now.current = data;
  const refresh = useRefresh();
  const announce = useAnnounce();
  const saveOrder = async (ids: RaRecord['id'][], undo?: () => void) => {
    try {
      await call('POST', `${entity}/reorder`, { ids });
      refresh();
      if (undo) announce.done('order', entity, { count: ids.length, undo });
    } catch (error) {
      announce.failed('order', entity, error);
    }
  };
  return async (id, onto) => {
    const before = now.current.map(({ id }) => id);
    const ids = moveOnto(before, id, onto);
    if (ids) await saveOrder(ids, () => void saveOrder(before));
  };
}

/** In a row: the handle to drag it by, with a mouse or a finger, and the same by keyboard. */
export function OrderHandle() {
  const projection = useProjection();
  const translate = useTranslate();
  const represent = useRepresent();
  const record = useRecordContext();
  const move = useMove();
  const { data = [], sort } = useListContext<RaRecord>();
  const at = data.findIndex(({ id }) => id === record?.id);
  if (!record || sort.field !== inPlace.field || sort.order !== inPlace.order) return null;
  const name = represent(projection, record);
  const go = (by: number) => (event: { stopPropagation(): void }) => {
    event.stopPropagation();
    void move(record.id, data[at + by]?.id);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box
        title={translate('admin.order.drag')}
        {...{ [rowName]: record.id }}
        onPointerDown={(event) => dragRow(event, (row, onto) => void move(Number(row), Number(onto)))}
        onClick={(event) => event.stopPropagation()}
        // A finger on it moves the row, not the page.
        sx={{ cursor: 'grab', color: 'text.secondary', lineHeight: 0, p: 0.5, touchAction: 'none' }}
      >
        <DragIndicator fontSize="small" />
      </Box>
      <IconButton size="small" aria-label={translate('admin.order.up', { name })} disabled={at === 0} onClick={go(-1)}>
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={translate('admin.order.down', { name })}
        disabled={at === data.length - 1}
        onClick={go(1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
    </Box>
  );
}
