import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton } from '@mui/material';
import {
  type RaRecord,
  type SortPayload,
  useListContext,
  useRecordContext,
  useRefresh,
  useTranslate,
} from 'react-admin';
import type { Projection } from '#schemas/dialect.ts';
import { useAnnounce } from '../announce.tsx';
import { call } from '../providers/http.ts';
import { useProjection } from '../school.ts';
import { dragRow } from './drag.ts';
import { useRepresent } from './labels.ts';
import { sortOf } from './sort.ts';

/** Whether the records stand in an order, under their parent or all in one, which the caller may change. */
export function isOrdered({ parent, update }: Projection): boolean {
  const order = update?.properties?.order;
  return Boolean(order && (parent || order['x-unique']));
}

const inPlace: SortPayload = { field: 'order', order: 'ASC' };

/** How the records of one parent are sorted: where they stand in an order, by it. */
export const placeSort = (projection: Projection): SortPayload =>
  isOrdered(projection) ? inPlace : sortOf(projection);

/** Moves a row of the list to another place: one call, and the list as the API then has it. It can be taken back. */
function useMove(): (from: number, to: number) => Promise<void> {
  const { entity } = useProjection();
  const { data = [] } = useListContext<RaRecord>();
  const refresh = useRefresh();
  const announce = useAnnounce();
  const arrange = async (ids: RaRecord['id'][], undo?: () => void) => {
    try {
      await call('POST', `${entity}/reorder`, { ids });
      refresh();
      if (undo) announce.done('order', entity, { count: ids.length, undo });
    } catch (error) {
      announce.failed('order', entity, error);
    }
  };
  return async (from, to) => {
    if (from === to || from < 0 || to < 0 || from >= data.length || to >= data.length) return;
    const before = data.map(({ id }) => id);
    const ids = [...before];
    ids.splice(to, 0, ...ids.splice(from, 1));
    await arrange(ids, () => void arrange(before));
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
    void move(at, at + by);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box
        title={translate('admin.order.drag')}
        onPointerDown={(event) => dragRow(event, move)}
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
