import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useInput, useTranslate } from 'react-admin';
import { isRich } from '#schemas/rich.ts';
import { useListed } from './choices.ts';
import type { InputProps } from './input_props.ts';

/** Picks one, or some, of what is listed in the same record. */
export function ChoiceInput({ source, property, label, required }: InputProps) {
  const translate = useTranslate();
  const many = property.type === 'array';
  const one = (many && property.items) || property;
  const choices = useListed(one['x-choices'] ?? property['x-choices'] ?? '', source, isRich(one));
  const { field, fieldState } = useInput({ source, format: (value) => value, parse: (value) => value });
  const chosenValues = [field.value ?? []].flat() as string[];
  const toggle = (id: string) => {
    const next = chosenValues.includes(id) ? chosenValues.filter((one) => one !== id) : [...chosenValues, id];
    field.onChange(many ? next.filter((one) => choices.some((choice) => choice.id === one)) : id);
  };
  const Control = many ? Checkbox : Radio;
  return (
    <FormControl error={fieldState.invalid} component="fieldset" variant="standard">
      <FormLabel component="legend" required={required} sx={{ fontSize: 13 }}>
        {label}
      </FormLabel>
      <Box component={many ? 'div' : RadioGroup} sx={{ display: 'flex', flexWrap: 'wrap', flexDirection: 'row' }}>
        {choices.map(({ id, text }, index) => (
          <FormControlLabel
            key={id}
            checked={chosenValues.includes(id)}
            onChange={() => toggle(id)}
            control={<Control size="small" name={source} value={id} />}
            label={text || translate('admin.list.unnamed', { number: index + 1 })}
          />
        ))}
      </Box>
      {choices.length === 0 && <FormHelperText>{translate('admin.list.nothing')}</FormHelperText>}
      {fieldState.error && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}
