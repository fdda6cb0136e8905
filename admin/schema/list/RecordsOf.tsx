import type { ReactElement } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import type { Row } from '../../providers/conflict.ts';
import { FramedList } from './FramedList.tsx';

interface RecordsOfProps {
  /** Whose rows are listed. */
  entity: string;
  /** What makes them those of the record that the page is about; a field of which it names one value needs no column. */
  filter: Row;
  /** Where there is none: what to do about it. */
  empty: ReactElement;
}

/** The list of an entity, of the rows alone that belong to a record of another; its filters and its order stand in the address. */
export function RecordsOf({ entity, filter, empty }: RecordsOfProps) {
  return (
    <ResourceContextProvider value={entity}>
      <RecordContextProvider value={undefined}>
        <FramedList filter={filter} empty={empty} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
