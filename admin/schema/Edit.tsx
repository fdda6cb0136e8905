import { Box } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { EditBase, useEditContext, useTranslate } from 'react-admin';
import type { Projection } from '#schemas/dialect.ts';
import { useAnnounce } from '../announce.tsx';
import { ErrorPage } from '../layout/ErrorPage.tsx';
import { PageSkeleton } from '../layout/PageSkeleton.tsx';
import { problemOf } from '../providers/http.ts';
import { useProjection } from '../school.ts';
import { ActionBar } from './ActionBar.tsx';
import { Children } from './Children.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { Facts } from './Facts.tsx';
import { Heading } from './Heading.tsx';
import { represent, useLanguage } from './labels.ts';
import { RecordForm } from './RecordForm.tsx';
import { Trail } from './Trail.tsx';

/** What cannot be read is told by the page itself, not by a notice on another. */
const shownHere = { onError: () => undefined } as object;

/** The page of a record that the caller may change: its form, its actions, and the records that it holds. */
export function EntityEdit({ children = <Children /> }: { children?: ReactNode }) {
  const { entity } = useProjection();
  const announce = useAnnounce();
  return (
    <EditBase
      // The conflict of an edit is shown while the form is still there.
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{
        onSuccess: () => announce.done('update', entity),
        onError: (error) => announce.failed('update', entity, error),
      }}
      queryOptions={shownHere}
    >
      <EditPage>{children}</EditPage>
    </EditBase>
  );
}

function EditPage({ children }: { children: ReactNode }) {
  const projection = useProjection();
  const { entity } = projection;
  const translate = useTranslate();
  const locale = useLanguage();
  const { record, error } = useEditContext();
  const fresh = useFresh(record?.id);
  if (error) return <ErrorPage status={problemOf(error)?.status ?? 500} messages={[(error as Error).message]} />;
  if (!record || !fresh || !projection.update) return <PageSkeleton />;
  return (
    <>
      <Heading text={represent(projection, record, locale)} />
      <Trail record={record} />
      <RecordForm
        key={record.id}
        entity={entity}
        schema={projection.update}
        optional={secrets(projection)}
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

/** What can be written and never read may stay as it is. */
const secrets = ({ update }: Projection) =>
  Object.entries(update?.properties ?? {}).flatMap(([name, property]) => (property.writeOnly ? [name] : []));

const hidden = ['id', 'version'];

/** What the page tells beside the form: the fields that are read and not written. */
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
