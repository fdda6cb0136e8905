import AddIcon from '@mui/icons-material/Add';
import { Box, Button, FormLabel } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Schema } from '#schemas/dialect.ts';
import { Fields } from '../../../schema/inputs/Fields.tsx';
import { rowName, useMemberWord } from '../../../schema/inputs/member.ts';
import { blank } from '../../../schema/inputs/nested.tsx';
import { Rare, rareIn } from '../../../schema/inputs/Rare.tsx';
import { RowButtons } from '../../../schema/inputs/RowButtons.tsx';
import { useFieldLabel } from '../../../schema/labels.ts';
import { keysOf, listIn, type Row } from './paired.ts';

/** Each member once, with its key beside it; both are added, moved and removed together. */
export function PairedRows({ author, name }: { author: Schema; name: string }) {
  const translate = useTranslate();
  const label = useFieldLabel('questions')(`body.${name}`);
  const item = useMemberWord()(name, label);
  const { getValues, setValue } = useFormContext();
  const [body, key] = [listIn(author, 'body', name) as Schema, listIn(author, 'key', name) as Schema];
  const read = (part: 'body' | 'key') => (getValues(`${part}.${name}`) ?? []) as Row[];
  const write = (rows: Row[]) => {
    const keys = keysOf(key, rows, read('key'));
    setValue(`body.${name}`, rows, { shouldDirty: true });
    setValue(`key.${name}`, keys, { shouldDirty: true });
  };
  const rows = (useWatch({ name: `body.${name}` }) ?? []) as Row[];

  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      <FormLabel sx={{ fontSize: 13 }}>{label}</FormLabel>
      {rows.map(({ id }, at) => (
        <Box
          key={id}
          role="group"
          aria-label={rowName(item, at + 1)}
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', borderLeft: 2, borderColor: 'divider', pl: 1.5 }}
        >
          <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 1.5 }}>
            <Fields entity="questions" schema={body} path={`body.${name}.${at}.`} omit={['id', ...rareIn(body)]} />
            <Rare entity="questions" items={body} source={`body.${name}.${at}`} label={rowName(item, at + 1)} />
            <Fields entity="questions" schema={key} path={`key.${name}.${at}.`} omit={['id']} />
          </Box>
          <RowButtons
            item={item}
            at={at}
            of={rows.length}
            onMove={(to) => write(moveRow(read('body'), at, to))}
            onRemove={() => write(read('body').toSpliced(at, 1))}
          />
        </Box>
      ))}
      <Button
        startIcon={<AddIcon />}
        onClick={() => write([...read('body'), blank(body) as Row])}
        sx={{ justifySelf: 'start' }}
      >
        {translate('admin.list.add', { item })}
      </Button>
    </Box>
  );
}

const moveRow = (rows: Row[], from: number, to: number) => rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] as Row);
