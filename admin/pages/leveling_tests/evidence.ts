import type { Identifier } from 'react-admin';
import type { ResultOf } from '#schemas/queries.ts';
import { useQueryOf } from '../../providers/queries.ts';

/** All of a leveling test, as who reviews it gets it. */
export type Evidence = ResultOf<'leveling_tests', 'review'>;
export type Skill = Evidence['proposal']['skills'][number];
/** An answer beside its key, with what the placement knows of its question. */
export type JudgedQuestion = Evidence['questions'][number];

export const useEvidence = (id: Identifier) => useQueryOf('leveling_tests', id, 'review');
