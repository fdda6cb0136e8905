import { useMemo } from 'react';
import { CreateBase, useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAnnounce } from '../announce.tsx';
import { useProjection } from '../school.ts';
import { defaultsOf } from './defaults.ts';
import { Heading } from './Heading.tsx';
import { RecordForm } from './RecordForm.tsx';
import { viewOf } from './references.tsx';
import { Trail } from './Trail.tsx';

/** A new record; what the address says of it (its parent, its place) is filled in already. */
export function EntityCreate() {
  const projection = useProjection();
  const { entity, create } = projection;
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const announce = useAnnounce();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const given = useMemo(() => JSON.parse(new URLSearchParams(search).get('source') ?? '{}'), [search]);
  if (!create) return null;
  return (
    <CreateBase
      redirect={false}
      mutationOptions={{
        onSuccess: ({ id }) => {
          announce.done('add', entity);
          navigate(createPath({ resource: entity, id, type: viewOf(projection) }));
        },
        onError: (error) => announce.failed('add', entity, error),
      }}
    >
      <Heading text={translate('ra.page.create', { name: labelOf(entity, 1).toLowerCase() })} />
      <Trail record={given} />
      <RecordForm entity={entity} schema={create} defaults={{ ...defaultsOf(create), ...given }} />
    </CreateBase>
  );
}
