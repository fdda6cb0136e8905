import { useMemo } from 'react';
import { useCreatePath, useGetResourceLabel, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useProjection } from '../../school.ts';
import { viewOf } from '../fields/references.tsx';
import { defaultsOf } from './defaults.ts';
import { Heading } from './Heading.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useSave } from './save.ts';
import { Trail } from './Trail.tsx';

/** A new record; what the address says of it (its parent, its place) is filled in already. */
export function EntityCreate() {
  const projection = useProjection();
  const { entity, create } = projection;
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { create: save } = useSave(entity);
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const prefilledValues = useMemo(() => JSON.parse(new URLSearchParams(search).get('source') ?? '{}'), [search]);
  if (!create) return null;
  return (
    <>
      <Heading text={translate('ra.page.create', { name: labelOf(entity, 1).toLowerCase() })} />
      <Trail record={prefilledValues} />
      <RecordForm
        entity={entity}
        schema={create}
        defaults={{ ...defaultsOf(create), ...prefilledValues }}
        save={(values) =>
          save(values, ({ id }) => navigate(createPath({ resource: entity, id, type: viewOf(projection) })))
        }
      />
    </>
  );
}
