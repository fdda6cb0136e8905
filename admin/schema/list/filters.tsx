import { Box } from '@mui/material';
import {
  CheckboxGroupInput,
  DateInput,
  NumberInput,
  RadioButtonGroupInput,
  TextInput,
  useTranslate,
} from 'react-admin';
import type { InputProps } from '../inputs/input_props.ts';
import { useChoices } from '../inputs/inputs.tsx';
import { ReferenceInput } from '../inputs/ReferenceInput.tsx';

/** How a list is narrowed by a field: the members of the filter that it writes, and the inputs for them. */
export interface Filter {
  keys: (source: string) => string[];
  Input: (props: InputProps) => React.ReactNode;
}

const itself = (source: string) => [source];
const ends = (source: string) => [`${source}_gte`, `${source}_lte`];

function Contains({ source, label }: InputProps) {
  return <TextInput source={`${source}_contains`} label={label} helperText={false} autoFocus />;
}

function Listed(props: InputProps) {
  const choices = useChoices(props.entity, props.source, props.property.items ?? props.property);
  const { source, label } = props;
  return <CheckboxGroupInput {...{ source, label, choices }} helperText={false} row={false} translateChoice={false} />;
}

function YesOrNo({ source, label }: InputProps) {
  const translate = useTranslate();
  const choices = [true, false].map((id) => ({ id, name: translate(`ra.boolean.${id}`) }));
  return (
    <RadioButtonGroupInput
      {...{ source, label, choices }}
      helperText={false}
      translateChoice={false}
      parse={(value) => value === true || value === 'true'}
    />
  );
}

function Between({ source, label, property }: InputProps) {
  const translate = useTranslate();
  const Input = property.type === 'integer' || property.type === 'number' ? NumberInput : DateInput;
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1.5 }}>
      <Input source={`${source}_gte`} label={translate('admin.filter.from')} helperText={false} />
      <Input source={`${source}_lte`} label={translate('admin.filter.to')} helperText={false} />
    </Box>
  );
}

/** What no longer may be chosen for something new is still looked for. */
const One = ({ property, ...props }: InputProps) => (
  <ReferenceInput {...props} property={{ ...property, 'x-only': undefined }} required={false} />
);

export const contains: Filter = { keys: (source) => [`${source}_contains`], Input: Contains };
export const listed: Filter = { keys: itself, Input: Listed };
export const yesOrNo: Filter = { keys: itself, Input: YesOrNo };
export const between: Filter = { keys: ends, Input: Between };
export const one: Filter = { keys: itself, Input: One };
