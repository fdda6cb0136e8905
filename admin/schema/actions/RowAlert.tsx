import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useProjection } from '../../school.ts';
import { useRepresent } from '../labels.ts';

/** What an action would mean for one of its rows; among several it is named. */
export function RowAlert({ row, among, children }: { row: RaRecord; among: RaRecord[]; children: ReactNode }) {
  const represent = useRepresent();
  const projection = useProjection();
  return (
    <Alert severity="warning">
      {among.length > 1 && <strong>{represent(projection, row)}</strong>}
      {children}
    </Alert>
  );
}
