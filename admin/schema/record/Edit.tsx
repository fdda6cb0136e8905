import { Box } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { EditBase, useEditContext, useGetResourceLabel, useTranslate } from 'react-admin';
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
  /** Below the form; by default the records that this one holds. */
  children?: ReactNode;
  /** The fields are folded away under this heading at first. */
  folded?: string;
}

/** The page of a record that the caller may change: its form, its actions, and the records that it holds. */
export function EntityEdit({ children = <Children />, folded }: EntityEditProps) {
  return (
    <EditBase queryOptions={shownInPlace}>
      <EditPage folded={folded}>{children}</EditPage>
    </EditBase>
  );
}

function EditPage({ children, folded }: EntityEditProps) {
  const projection = useProjection();
  const { entity } = projection;
  const translate = useTranslate();
  const represent = useRepresent();
  const { record, error } = useEditContext();
  const labelOf = useGetResourceLabel();
  const { update } = useSave(entity);
  const fresh = useFresh(record?.id);
  if (error) return <ErrorPage {...failureIn(error)} />;
  if (!record || !fresh || !projection.update) return <PageSkeleton />;
  return (
    <>
      <Heading text={isOne(projection) ? labelOf(entity, 1) : represent(projection, record)} />
      <Trail record={record} />
      <RecordForm
        key={record.id}
        entity={entity}
        schema={projection.update}
        record={record}
        optional={secrets(projection)}
        folded={folded}
        // The conflict of an edit is shown while the form is still there.
        save={(values, base, saved) => update(values, base, saved)}
        head={(dirty) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1.5, alignItems: 'center' }}>
            <Box sx={{ flex: 1, minWidth: 240 }}>
              <Facts fields={unwritten(projection)} />
            </Box>
            <ActionBar held={dirty ? translate('admin.action.held') : undefined} />
          </Box>
        )}
        tools={projection.can.includes('delete') && <DeleteButton />}
      />
      {children}
    </>
  );
}

/** Whether there is one record alone, which has no name of its own: the school's settings. */
const isOne = ({ can, list }: Projection) =>
  list.search.length === 0 && can.includes('update') && !can.includes('create');

/** What can be written and never read may stay as it is. */
const secrets = ({ update }: Projection) =>
  Object.entries(update?.properties ?? {}).flatMap(([name, property]) => (property.writeOnly ? [name] : []));

const hidden = ['id', 'version'];

/** What the page shows beside the form: the fields that are read and not written. */
const unwritten = ({ read, update }: Projection) =>
  Object.keys(read.properties ?? {}).filter((field) => {
    const writable = update?.properties?.[field] && !update.properties[field].readOnly;
    return !writable && !hidden.includes(field);
  });

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
