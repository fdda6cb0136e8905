import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useMemo, useState } from 'react';
import { Form, type RaRecord, RecordContextProvider, useGetResourceLabel, useTranslate } from 'react-admin';
import type { Schema } from '#schemas/dialect.ts';
import { Fields } from '../../../schema/inputs/Fields.tsx';
import { defaultsOf } from '../../../schema/record/defaults.ts';
import { FormErrors } from '../../../schema/record/FormErrors.tsx';
import { useResolver } from '../../../schema/record/resolver.ts';
import { useSave } from '../../../schema/record/save.ts';
import { useProjection } from '../../../school.ts';
import { LineChangeDialog } from '../change/LineChangeDialog.tsx';
import type { Line } from './places.ts';

/** The field by which a line says for whom it is, and the other, which it leaves empty. */
const groups = { periods: ['level_id', 'forum_type'], forum_periods: ['forum_type', 'level_id'] } as const;
export type PeriodEntity = keyof typeof groups;

interface LineDialogProps {
  of: PeriodEntity;
  /** A line to change, or what is known of a new one. */
  line: Partial<Line>;
  /** @param saved the line as it was stored, if it was */
  onClose: (saved?: Line) => void;
  onRemove?: (line: Line) => void;
}

/** A line of a timetable: the generated form of schedules, of which the period is known. */
export function LineDialog({ of, line, onClose, onRemove }: LineDialogProps) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { create, update: change, can } = useProjection('schedules');
  const isNew = line.id === undefined;
  const [group, other] = groups[of];
  const [towards, setTowards] = useState<Partial<Line> | null>(null);
  const refused = {
    // A class stays of its level: another level is another line.
    schedule_in_use(values: Partial<Line>) {
      if (values[group] === line[group]) return void setTowards(values);
      const message = translate('planning.change.fixed');
      return { [group]: message, root: { refused: message } };
    },
  };
  const save = useSave('schedules', { refused });
  const projection = (isNew ? create : change) as Schema;
  const schema = useMemo(
    () => ({ ...projection, required: [...(projection.required ?? []), group] }),
    [projection, group],
  );
  const resolver = useResolver('schedules', schema, isNew ? [] : ['period_id']);
  const item = labelOf('schedules', 1).toLowerCase();
  const submit = async (values: object) => {
    const body = { ...values, [other]: null };
    const closeWith = (record: RaRecord) => onClose(record as Line & RaRecord);
    return isNew ? save.create(body, closeWith) : save.update(body, line as Line & RaRecord, closeWith);
  };
  return (
    <>
      <Dialog open onClose={() => onClose()} fullWidth maxWidth="sm" aria-labelledby="line-title">
        <RecordContextProvider value={undefined}>
          <Form
            onSubmit={submit}
            defaultValues={{ ...defaultsOf(schema), ...line }}
            resolver={resolver}
            disableInvalidFormNotification
            noValidate
          >
            <DialogTitle id="line-title">
              {translate(isNew ? 'ra.action.create_item' : 'planning.line.change', { item })}
            </DialogTitle>
            <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
              <FormErrors entity="schedules" />
              <Fields entity="schedules" schema={schema} omit={['period_id', other]} />
            </DialogContent>
            <DialogActions>
              {!isNew && onRemove && can.includes('delete') && (
                <Button
                  color="error"
                  sx={{ mr: 'auto' }}
                  onClick={() => {
                    onRemove(line as Line);
                    onClose();
                  }}
                >
                  {translate('ra.action.remove')}
                </Button>
              )}
              <Button onClick={() => onClose()}>{translate('ra.action.cancel')}</Button>
              <Button type="submit" variant="contained">
                {translate('ra.action.save')}
              </Button>
            </DialogActions>
          </Form>
        </RecordContextProvider>
      </Dialog>
      {towards && (
        <LineChangeDialog
          line={line as Line}
          towards={towards}
          onClose={(isDone) => (isDone ? onClose() : setTowards(null))}
        />
      )}
    </>
  );
}
