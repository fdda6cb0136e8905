import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton } from '@mui/material';
import type { DragEvent, ReactNode } from 'react';
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
import { represent, useLanguage } from './labels.ts';

/** Whether the records stand in an order under their parent, which the caller may change. */
export const isOrdered = ({ parent, update }: Projection): boolean => Boolean(parent && update?.properties?.order);

/** As they stand under their parent. */
export const standing: SortPayload = { field: 'order', order: 'ASC' };

/** Moves a row of the list to another place: one call, and the list as the API then has it. */
function useMove(): (from: number, to: number) => Promise<void> {
  const { entity } = useProjection();
  const { data = [] } = useListContext<RaRecord>();
  const refresh = useRefresh();
  const announce = useAnnounce();
  return async (from, to) => {
    if (from === to || from < 0 || to < 0 || from >= data.length || to >= data.length) return;
    const ids = data.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    try {
      await call('POST', `${entity}/reorder`, { ids });
      refresh();
    } catch (error) {
      announce.failed('order', entity, error);
    }
  };
}

const rowAt = (target: EventTarget) => (target as HTMLElement).closest('tbody tr');
const indexOf = (row: Element | null) => (row ? [...(row.parentElement?.children ?? [])].indexOf(row) : -1);

/** Lets rows be dropped on each other. */
export function DropRows({ children }: { children: ReactNode }) {
  const move = useMove();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void move(Number(event.dataTransfer.getData('text/plain')), indexOf(rowAt(event.target)));
  };
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {children}
    </Box>
  );
}

/** In a row: the handle to drag it by, and the same by keyboard. */
export function OrderHandle() {
  const projection = useProjection();
  const translate = useTranslate();
  const locale = useLanguage();
  const record = useRecordContext();
  const move = useMove();
  const { data = [], sort } = useListContext<RaRecord>();
  const at = data.findIndex(({ id }) => id === record?.id);
  if (!record || sort.field !== standing.field || sort.order !== standing.order) return null;
  const name = represent(projection, record, locale);
  const go = (by: number) => (event: { stopPropagation(): void }) => {
    event.stopPropagation();
    void move(at, at + by);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Box
        draggable
        title={translate('admin.order.drag')}
        onDragStart={(event) => event.dataTransfer.setData('text/plain', String(at))}
        sx={{ cursor: 'grab', color: 'text.secondary', lineHeight: 0 }}
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
