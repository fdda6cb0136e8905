import { Box, FormControl, FormHelperText, FormLabel } from '@mui/material';
import { type DragEvent, useEffect } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { type Choice, useListed } from './choices.ts';
import type { InputProps } from './input_props.ts';
import { useMemberWord } from './member.ts';
import { RowButtons } from './RowButtons.tsx';

/** Puts all that is listed in the same record in order; what is new there comes last. */
export function ReorderInput({ source, property, label, required }: InputProps) {
  const translate = useTranslate();
  const item = useMemberWord()(source, label);
  const options = useListed(property.items?.['x-choices'] ?? '', source);
  const { field, fieldState } = useInput({ source, format: (value) => value, parse: (value) => value });
  const orderedIds = ((field.value ?? []) as string[]).filter((id) => options.some((one) => one.id === id));
  const order = [...orderedIds, ...options.map(({ id }) => id).filter((id) => !orderedIds.includes(id))];
  const [now, held] = [order.join(), ((field.value ?? []) as string[]).join()];
  // After each drawing: the form may have been begun anew in the same moment, which takes the order back unseen.
  useEffect(() => {
    if (options.length > 0 && now !== held) field.onChange(order);
  });
  const move = (from: number, to: number) => {
    const id = order[from];
    if (id !== undefined && from !== to) field.onChange(order.toSpliced(from, 1).toSpliced(to, 0, id));
  };
  const drop = (event: DragEvent, to: number) => {
    event.stopPropagation();
    move(order.indexOf(event.dataTransfer.getData('text/plain')), to);
  };
  const words = (id: string) => (options.find((one) => one.id === id) as Choice).text;
  return (
    <FormControl error={fieldState.invalid} component="fieldset" variant="standard">
      <FormLabel component="legend" required={required} sx={{ fontSize: 13 }}>
        {label}
      </FormLabel>
      <Box component="ol" sx={{ m: 0, pl: 3 }}>
        {order.map((id, at) => (
          <Box
            component="li"
            key={id}
            draggable
            onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event, at)}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {words(id) ||
                  translate('admin.list.unnamed', { number: options.findIndex((one) => one.id === id) + 1 })}
              </Box>
              <RowButtons item={item} at={at} of={order.length} onMove={(to) => move(at, to)} />
            </Box>
          </Box>
        ))}
      </Box>
      {options.length === 0 && <FormHelperText>{translate('admin.list.nothing')}</FormHelperText>}
      {fieldState.error && <FormHelperText>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}
