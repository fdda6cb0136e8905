import { useState } from 'react';
import { type RaRecord, useDataProvider, useRecordContext, useRefresh } from 'react-admin';
import { useProjection } from '../../../school.ts';

type Values = Record<string, unknown>;

export interface Settings {
  /** What the form said before it took over the settings of a file; null when it did not. */
  replaced: Values | null;
  take: (values: Values) => Promise<void>;
  restore: () => Promise<void>;
  /** What another file changed stays. */
  forget: () => void;
}

/** The settings of the form in view: those of a file are taken over, and given back when its import is undone. */
export function useSettings(): Settings {
  const { entity } = useProjection();
  const record = useRecordContext() as RaRecord;
  const provider = useDataProvider();
  const refresh = useRefresh();
  const [replaced, setReplaced] = useState<Values | null>(null);

  const write = async (values: Values, before: Values | null) => {
    await provider.update(entity, { id: record.id, data: { ...record, ...values }, previousData: record });
    setReplaced(before);
    refresh();
  };
  return {
    replaced,
    take: (values) => write(values, Object.fromEntries(Object.keys(values).map((field) => [field, record[field]]))),
    restore: () => write(replaced ?? {}, null),
    forget: () => setReplaced(null),
  };
}
