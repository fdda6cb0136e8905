import { Alert, Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFieldLabel, useValueLabel } from '../../../schema/labels.ts';
import { useProjection } from '../../../school.ts';
import type { Settings } from './useSettings.ts';

interface TakeSettingsProps {
  offered: Record<string, unknown>;
  settings: Settings;
  /** Runs a task that may take a while or fail, and shows both. */
  work: (words: string, task: () => Promise<void>) => Promise<void>;
}

/** The settings of the form in an imported file: shown, and applied on request only. */
export function TakeSettings({ offered, settings, work }: TakeSettingsProps) {
  const translate = useTranslate();
  const { entity } = useProjection();
  const labelOf = useFieldLabel(entity);
  const wordOf = useValueLabel(entity);
  const record = useRecordContext();
  const others = Object.entries(offered).filter(([field, value]) => record?.[field] !== value);
  if (settings.replaced) return <Alert severity="success">{translate('admin.question_bank.settings_taken')}</Alert>;
  if (others.length === 0) return null;
  const take = () =>
    work(translate('admin.question_bank.settings_taking'), () => settings.take(Object.fromEntries(others)));
  const button = (
    <Button color="inherit" onClick={take}>
      {translate('admin.question_bank.settings_take')}
    </Button>
  );
  return (
    <Alert severity="info" action={button} sx={{ flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
      {translate('admin.question_bank.settings')}
      <ul>
        {others.map(([field, value]) => (
          <li key={field}>{[`${labelOf(field)}: ${textOf(field, value)}`, now(field)].filter(Boolean).join(' ')}</li>
        ))}
      </ul>
    </Alert>
  );

  function textOf(field: string, value: unknown): string {
    return typeof value === 'boolean' ? translate(`ra.boolean.${value}`) : wordOf(field, value);
  }

  /** What would be written over. */
  function now(field: string): string {
    const value = record?.[field];
    return [undefined, null, ''].includes(value)
      ? ''
      : translate('admin.question_bank.settings_now', { value: textOf(field, value) });
  }
}
