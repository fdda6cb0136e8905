import { TextField } from '@mui/material';
import SelectWidget from '@rjsf/mui/lib/SelectWidget/index.js';
import type { WidgetProps } from '@rjsf/utils';

/** A control of one line, or of a few. */
const typed =
  (type: 'date' | 'number' | 'text', rows?: number) =>
  ({ id, label, value, rawErrors = [], onChange }: WidgetProps) => (
    <TextField
      id={id}
      label={label}
      type={type}
      value={value ?? ''}
      multiline={rows !== undefined}
      maxRows={rows}
      error={rawErrors.length > 0}
      onChange={({ target }) =>
        onChange(target.value === '' ? undefined : type === 'number' ? Number(target.value) : target.value)
      }
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { 'aria-describedby': rawErrors.length > 0 ? `${id}__error` : undefined },
      }}
    />
  );

/** The controls of filters, by the names that RJSF has for them. */
export const widgets = {
  SelectWidget,
  DateWidget: typed('date'),
  UpDownWidget: typed('number'),
  TextareaWidget: typed('text', 4),
};
