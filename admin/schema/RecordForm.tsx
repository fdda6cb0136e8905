import { Box, Card } from '@mui/material';
import { type ReactNode, useEffect, useId } from 'react';
import { Form, SaveButton, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Schema } from '#schemas/dialect.ts';
import { Fields } from './Fields.tsx';
import { FormErrors } from './FormErrors.tsx';
import { useResolver } from './resolver.ts';

interface RecordFormProps {
  entity: string;
  schema: Schema;
  defaults?: Record<string, unknown>;
  /** Fields that may stay empty although the schema requires them. */
  optional?: string[];
  /** Above the fields; told whether something is unsaved. */
  head?: (dirty: boolean) => ReactNode;
  /** Beside the save button. */
  tools?: ReactNode;
}

const none: string[] = [];

/** The form of an entity's record: checked as the server checks it, guarded while unsaved, saved with Ctrl-S. */
export function RecordForm({ entity, schema, defaults, optional = none, head, tools }: RecordFormProps) {
  const id = useId();
  const resolver = useResolver(entity, schema, optional);
  useSaveKey(id);
  return (
    <Form
      id={id}
      resolver={resolver}
      defaultValues={defaults}
      disableInvalidFormNotification
      warnWhenUnsavedChanges
      noValidate
    >
      <Head draw={head} />
      <Card sx={{ p: 2 }}>
        <FormErrors entity={entity} />
        <Fields entity={entity} schema={schema} optional={optional} />
        <Box sx={foot}>
          <SaveButton variant="contained" />
          <Unsaved />
          <Box sx={{ flex: 1 }} />
          {tools}
        </Box>
      </Card>
    </Form>
  );
}

const foot = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 2,
  pt: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

function Head({ draw }: { draw: RecordFormProps['head'] }) {
  const { dirtyFields } = useFormState();
  return draw ? draw(Object.keys(dirtyFields).length > 0) : null;
}

function Unsaved() {
  const translate = useTranslate();
  const { dirtyFields } = useFormState();
  const dirty = Object.keys(dirtyFields).length > 0;
  return (
    <Box component="span" role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
      {dirty ? translate('admin.form.unsaved') : ''}
    </Box>
  );
}

/** Ctrl-S, or Cmd-S, saves the form that holds the focus, or else the first of the page. */
function useSaveKey(id: string): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const focused = (event.target as Element).closest?.('form');
      if (focused && focused.id !== id) return;
      (document.getElementById(id) as HTMLFormElement | null)?.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [id]);
}
