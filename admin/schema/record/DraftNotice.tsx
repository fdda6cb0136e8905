import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import type { Schema } from '#schemas/dialect.ts';
import { useSchool } from '../../school.ts';
import { type Draft, draftOf, dropDraft, saveDraft } from './draft.ts';

interface DraftNoticeProps {
  entity: string;
  schema: Schema;
  record?: RaRecord;
}

/**
 * Keeps what is being written in a form for as long as it is not saved, and offers it where the page was left without a
 * choice. Leaving by choice, or saving, drops it.
 */
export function DraftNotice({ entity, schema, record }: DraftNoticeProps) {
  const translate = useTranslate();
  const { user } = useSchool();
  const name = `${entity}/${record?.id ?? 'new'}`;
  const form = useFormContext();
  const [draft, setDraft] = useState<Draft | null>(() => draftOf(user.id, name));
  useSaveDraft(user.id, name, schema, record);
  if (!draft) return null;
  const restore = () => {
    for (const [field, value] of Object.entries(draft.values)) form.setValue(field, value, { shouldDirty: true });
    setDraft(null);
  };
  const discard = () => {
    setDraft(null);
    dropDraft(user.id, name);
  };
  const isOld = draft.version !== record?.version;
  return (
    <Alert
      severity={isOld ? 'warning' : 'info'}
      sx={{ mb: 1.5, alignItems: 'center' }}
      action={
        <>
          <Button color="inherit" onClick={restore}>
            {translate('admin.draft.restore')}
          </Button>
          <Button color="inherit" onClick={discard}>
            {translate('admin.draft.discard')}
          </Button>
        </>
      }
    >
      {translate(isOld ? 'admin.draft.old' : 'admin.draft.offer')}
    </Alert>
  );
}

function useSaveDraft(person: number, name: string, schema: Schema, record: RaRecord | undefined): void {
  const { watch, getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const fields = Object.keys(dirtyFields).filter((field) => !schema.properties?.[field]?.writeOnly);
  const dirty = fields.join();
  useEffect(() => {
    if (!dirty) return;
    const save = (values: FieldValues) =>
      saveDraft(person, name, {
        values: Object.fromEntries(dirty.split(',').map((field) => [field, values[field] ?? null])),
        version: record?.version,
        title: document.getElementById('react-admin-title')?.textContent ?? document.title,
        address: window.location.pathname + window.location.search,
      });
    save(getValues());
    const { unsubscribe } = watch((values) => save(values));
    // Saved, undone, or left by choice: a page that ends by itself ends without this.
    return () => {
      unsubscribe();
      dropDraft(person, name);
    };
  }, [dirty, person, name, record?.version, watch, getValues]);
}
