import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Card, Typography } from '@mui/material';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, type RaRecord, SaveButton, useTranslate } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import type { Schema } from '#schemas/dialect.ts';
import { pageActions } from '../../layout/palette/page_actions.ts';
import { Fields } from '../inputs/Fields.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import { FormErrors } from './FormErrors.tsx';
import { useResolver } from './resolver.ts';
import type { FormFaults } from './save.ts';
import { useSaveKey } from './save_key.ts';

interface RecordFormProps {
  entity: string;
  schema: Schema;
  /** The record to change; absent: a new one. */
  record?: RaRecord;
  defaults?: Record<string, unknown>;
  /** Fields that may stay empty although the schema requires them. */
  optional?: string[];
  /** Above the fields; gets whether something is unsaved. */
  head?: (dirty: boolean) => ReactNode;
  /** Beside the save button. */
  tools?: ReactNode;
  /** The fields are folded away under this heading at first. */
  folded?: string;
  /** What the addresses at which the form is not left begin with. */
  root?: string;
  /** @param base the record that the form was given */
  save: (
    values: Record<string, unknown>,
    base: RaRecord,
    saved: (record: RaRecord) => void,
  ) => Promise<FormFaults | undefined>;
}

const none: string[] = [];

/** The form of an entity's record: checked as the server checks it, guarded while unsaved, saved with Ctrl-S. */
export function RecordForm(props: RecordFormProps) {
  const { entity, schema, record, defaults, optional = none, head, tools, folded, root, save } = props;
  const id = useId();
  const resolver = useResolver(entity, schema, optional);
  const dirty = useRef(false);
  // A record that changes under a form would take what was typed with it: it waits until all is saved.
  const [base, setBase] = useState(record);
  useEffect(() => {
    if (!dirty.current) setBase(record);
  }, [record]);
  const formOf = () => document.getElementById(id) as HTMLFormElement | null;
  useSaveKey({
    main: true,
    covers: (focused) => focused.id === id,
    isUnsaved: () => dirty.current,
    save: () => formOf()?.requestSubmit(),
  });
  return (
    <Form
      id={id}
      record={base ?? {}}
      resolver={resolver}
      defaultValues={defaults}
      onSubmit={(values: FieldValues) => save(values, base as RaRecord, setBase)}
      disableInvalidFormNotification
      warnWhenUnsavedChanges
      formRootPathname={root}
      noValidate
    >
      <DraftNotice entity={entity} schema={schema} record={base} />
      <Watch dirty={dirty} render={head} />
      <Frame folded={folded}>
        <FormErrors entity={entity} />
        <Fields entity={entity} schema={schema} optional={optional} />
        <Box {...pageActions} sx={foot}>
          <SaveButton variant="contained" />
          <UnsavedMark />
          <Box sx={{ flex: 1 }} />
          {tools}
        </Box>
      </Frame>
    </Form>
  );
}

function Frame({ folded, children }: { folded?: string; children: ReactNode }) {
  if (!folded) return <Card sx={{ p: 2 }}>{children}</Card>;
  return (
    <Accordion component={Card} disableGutters square sx={{ '&::before': { display: 'none' } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" variant="h3">
          {folded}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
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

function Watch({ dirty, render }: { dirty: { current: boolean }; render: RecordFormProps['head'] }) {
  const { dirtyFields } = useFormState();
  dirty.current = Object.keys(dirtyFields).length > 0;
  return render ? render(dirty.current) : null;
}

function UnsavedMark() {
  const translate = useTranslate();
  const { dirtyFields } = useFormState();
  const dirty = Object.keys(dirtyFields).length > 0;
  return (
    <Box component="span" role="status" sx={{ fontSize: 13, color: 'text.secondary' }}>
      {dirty ? translate('admin.form.unsaved') : ''}
    </Box>
  );
}
