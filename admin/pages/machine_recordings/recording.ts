import type { RaRecord } from 'react-admin';
import type { ResultOf } from '#schemas/queries.ts';

type Answer = ResultOf<'resources', 'recordings'>;

/** As the query `recordings` of resources answers it. */
export type Recording = RaRecord<number> & Answer['rows'][number];

/** Where a recording is heard: at another address once it was replaced, so that no browser plays the one before. */
export const fileOf = ({ id, version }: Recording): string => `/api/resources/${id}/file?version=${version}`;

export const largestTake = 300;
