import { Autocomplete, Box, TextField } from '@mui/material';
import { useMemo } from 'react';
import {
  BooleanInput,
  DateInput,
  DateTimeInput,
  NumberInput,
  PasswordInput,
  SelectArrayInput,
  SelectInput,
  TextInput,
  useInput,
} from 'react-admin';
import type { Schema } from '#schemas/dialect.ts';
import { isRich } from '#schemas/rich.ts';
import { nullable } from '../kind.ts';
import { useValueLabel } from '../labels.ts';
import { dress } from '../record/validate.ts';
import type { InputProps } from './input_props.ts';
import { Missing } from './Missing.tsx';
import { ShortText } from './ShortText.tsx';

/** What react-admin's inputs are given: the space for a message is taken only when there is one. */
const plain = ({ source, label, required, property }: InputProps) => ({
  source,
  label,
  isRequired: required,
  helperText: property.description ?? (false as const),
});

export const Words = (props: InputProps) => <TextInput {...plain(props)} />;
/** A paragraph begins with room for it, a long line grows when it is filled. */
export const LongText = (props: InputProps) => (
  <TextInput {...plain(props)} multiline minRows={Number(props.property.maxLength) > 1000 ? 3 : 1} maxRows={12} />
);
export const Email = (props: InputProps) => <TextInput {...plain(props)} type="email" autoComplete="off" />;
export const Url = (props: InputProps) => <TextInput {...plain(props)} type="url" />;
export const Password = (props: InputProps) => <PasswordInput {...plain(props)} autoComplete="new-password" />;
export const DateOnly = (props: InputProps) => <DateInput {...plain(props)} />;
export const DateAndTime = (props: InputProps) => <DateTimeInput {...plain(props)} />;
export const Time = (props: InputProps) => (
  <TextInput {...plain(props)} type="time" slotProps={{ inputLabel: { shrink: true } }} />
);
export const Whole = (props: InputProps) => <NumberInput {...plain(props)} step={1} {...bounds(props.property)} />;
export const Decimal = (props: InputProps) => <NumberInput {...plain(props)} step="any" {...bounds(props.property)} />;
export const Truth = (props: InputProps) => <BooleanInput {...plain(props)} />;

const bounds = ({ minimum, maximum }: Schema) => ({ min: minimum as number, max: maximum as number });

/** Keeps to the specification's mask while somebody types. */
export function Masked(props: InputProps) {
  const mask = props.property['x-mask'] ?? '';
  const digits = !/[@*]/.test(mask);
  return (
    <TextInput
      {...plain(props)}
      placeholder={mask}
      parse={(typed: string) => dress(typed, mask) || null}
      slotProps={{ htmlInput: { inputMode: digits ? 'tel' : 'text' } }}
    />
  );
}

/** The choices of an enumeration in the reader's words; a null among them is the empty choice. */
export function useChoices(entity: string, source: string, property: Schema) {
  const labelOf = useValueLabel(entity);
  return (property.enum ?? []).filter((id) => id !== null).map((id) => ({ id, name: labelOf(source, id) }));
}

export function OneOf(props: InputProps) {
  const choices = useChoices(props.entity, props.source, props.property);
  const only = props.required || !nullable(props.property);
  return <SelectInput {...plain(props)} isRequired={only} choices={choices} translateChoice={false} />;
}

export function SomeOf(props: InputProps) {
  const choices = useChoices(props.entity, props.source, props.property.items ?? {});
  return <SelectArrayInput {...plain(props)} fullWidth choices={choices} translateChoice={false} />;
}

export function Localized(props: InputProps) {
  const names: Record<string, string> = { es: 'Español', en: 'English' };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1.5 }}>
      {Object.entries(props.property.properties ?? {}).map(([language, property]) => {
        const [source, label] = [`${props.source}.${language}`, `${props.label} (${names[language]})`];
        const own = { ...props, property, source, label };
        if (isRich(property)) return <ShortText key={language} {...own} lang={language} />;
        return (
          <TextInput
            key={language}
            {...plain(own)}
            multiline={Number(property.maxLength ?? 0) > 255}
            slotProps={{ htmlInput: { lang: language } }}
          />
        );
      })}
      {['es', 'en'].map((language, at, [es, en]) => (
        <Box key={language} sx={{ gridColumn: { sm: at + 1 }, mt: -1.5, '&:empty': { display: 'none' } }}>
          <Missing source={`${props.source}.${language}`} twin={`${props.source}.${at ? es : en}`} />
        </Box>
      ))}
    </Box>
  );
}

/** Several short texts: each is ended with Enter. */
export function Texts(props: InputProps) {
  const { field, fieldState } = useInput({ source: props.source, defaultValue: [] });
  return (
    <Autocomplete
      multiple
      freeSolo
      options={[]}
      value={field.value ?? []}
      onChange={(_, value) => field.onChange(value)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={props.label}
          required={props.required}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? props.property.description}
        />
      )}
    />
  );
}

export function TimeZone(props: InputProps) {
  const { field, fieldState } = useInput({ source: props.source });
  const zones = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  return (
    <Autocomplete
      options={zones}
      value={field.value || null}
      onChange={(_, value) => field.onChange(value)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={props.label}
          required={props.required}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? props.property.description}
        />
      )}
    />
  );
}
