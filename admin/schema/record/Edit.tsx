import { Box } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { EditBase, type Identifier, useEditContext, useGetResourceLabel, useTranslate } from 'react-admin';
import type { Projection } from '#schemas/dialect.ts';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { useProjection } from '../../school.ts';
import { ActionBar } from '../actions/ActionBar.tsx';
import { DeleteButton } from '../actions/DeleteButton.tsx';
import { useRepresent } from '../labels.ts';
import { shownInPlace } from '../list/ListProblem.tsx';
import { Children } from './Children.tsx';
import { Facts } from './Facts.tsx';
import { Heading } from './Heading.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useSave } from './save.ts';
import { Trail } from './Trail.tsx';

interface EntityEditProps {
  /** The record; by default that of the address. */
  id?: Identifier;
  /** Below the form; by default the records that this one holds. */
  children?: ReactNode;
  /** The fields are folded away under this heading at first. */
  folded?: string;
}

/** The page of a record that the caller may change: its form, its actions, and the records that it holds. */
export function EntityEdit({ id, children = <Children />, folded }: EntityEditProps) {
  return (
    <EditBase id={id} queryOptions={shownInPlace}>
      <EditPage folded={folded}>{children}</EditPage>
    </EditBase>
  );
}

function EditPage({ children, folded }: Omit<EntityEditProps, 'id'>) {
  const projection = useProjection();
  const { entity } = projection;
  const translate = useTranslate();
  const represent = useRepresent();
  const { record, error } = useEditContext();
  const labelOf = useGetResourceLabel();
  const fresh = useFresh(record?.id);
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!record || !fresh || !projection.update) return <PageSkeleton />;
  return (
    <>
      <Heading text={isOne(projection) ? labelOf(entity, 1) : represent(projection, record)} />
      <Trail record={record} />
      <EditForm
        folded={folded}
        head={(dirty) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5, alignItems: 'center' }}>
            <Box sx={{ flex: 1, minWidth: 240 }}>
              <Facts fields={readOnlyFields(projection)} />
            </Box>
            <ActionBar held={dirty ? translate('admin.action.held') : undefined} />
          </Box>
        )}
      />
      {children}
    </>
  );
}

interface EditFormProps {
  folded?: string;
  /** Above the fields; gets whether something is unsaved. */
  head: (dirty: boolean) => ReactNode;
  /** Where the form has several addresses: what all of them begin with. */
  root?: string;
}

/** The form of the record in context, once it has been read anew. */
export function EditForm({ folded, head, root }: EditFormProps) {
  const projection = useProjection();
  const { record } = useEditContext();
  const { update } = useSave(projection.entity);
  const fresh = useFresh(record?.id);
  if (!record || !fresh || !projection.update) return <PageSkeleton />;
  return (
    <RecordForm
      key={record.id}
      entity={projection.entity}
      schema={projection.update}
      record={record}
      optional={secrets(projection)}
      folded={folded}
      root={root}
      // The conflict of an edit is shown while the form is still there.
      save={(values, base, saved) => update(values, base, saved)}
      head={head}
      tools={projection.can.includes('delete') && <DeleteButton />}
    />
  );
}

/** Whether there is one record alone, which has no name of its own: the school's settings. */
const isOne = ({ can, list }: Projection) =>
  list.search.length === 0 && can.includes('update') && !can.includes('create');

/** What can be written and never read may stay as it is. */
const secrets = ({ update }: Projection) =>
  Object.entries(update?.properties ?? {}).flatMap(([name, property]) => (property.writeOnly ? [name] : []));

const hidden = ['id', 'version'];

/** What the page shows beside the form: the fields that are read and not written, but names that a reference shows. */
const readOnlyFields = ({ read, update }: Projection) =>
  Object.entries(read.properties ?? {})
    .filter(([field, property]) => {
      const writable = update?.properties?.[field] && !update.properties[field].readOnly;
      return !writable && !property['x-of'] && !hidden.includes(field);
    })
    .map(([field]) => field);

/**
 * Whether the record has been read since the page was opened. A list's copy of it may be old, and a form that was
 * opened with the old one would lose its first keystrokes to the new.
 */
function useFresh(id: unknown): boolean {
  const { isFetching } = useEditContext();
  const [fresh, setFresh] = useState<unknown>(null);
  useEffect(() => {
    if (!isFetching && id !== undefined) setFresh(id);
  }, [isFetching, id]);
  return fresh === id;
}
