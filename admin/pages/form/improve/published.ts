import type { NameOf, ParamsOf } from '#schemas/queries.ts';
import type { FormQueries } from '#schemas/types/fragments/form.ts';
import { useQueryIfThere } from '../../../providers/queries.ts';
import { type FormEntity, useForm } from '../form.ts';

export type Statistics = FormQueries['statistics']['result'];
export type BlankVariants = FormQueries['variants']['result'][number];

interface PublishedQuery<Query extends NameOf<FormEntity>> {
  params?: ParamsOf<FormEntity, Query>;
  enabled?: boolean;
}

/** What the API knows of a form since it was published; nothing while it never was. */
export const usePublished = <Query extends NameOf<FormEntity>>(
  form: number,
  query: Query,
  { params, enabled }: PublishedQuery<Query> = {},
) => useQueryIfThere(useForm(), form, query, { params, options: { enabled, staleTime: 5000 } });
