import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Schema } from '#schemas/dialect.ts';
import { kindOf } from '../kind.ts';
import { useFieldLabel } from '../labels.ts';
import { Fields } from './Fields.tsx';
import { useMemberWord } from './member.ts';

/** The records within a member of a list, such as the picture of an option: few members need them. */
export const rareIn = ({ properties = {}, required = [] }: Schema): string[] =>
  Object.entries(properties).flatMap(([name, property]) =>
    !required.includes(name) && kindOf(property, name, '') === 'object' ? [name] : [],
  );

interface RareProps {
  entity: string;
  /** What a member is. */
  items: Schema;
  /** The path of the member. */
  source: string;
  /** What the member is called. */
  label: string;
}

/** What few members of a list need, folded away until it is asked for or filled. */
export function Rare({ entity, items, source, label }: RareProps) {
  const translate = useTranslate();
  const memberWord = useMemberWord();
  const labelOf = useFieldLabel(entity);
  const [open, setOpen] = useState(false);
  const [first = '', ...names] = rareIn(items);
  const filled = Object.keys((useWatch({ name: `${source}.${first}` }) as object | null) ?? {}).length > 0;
  if (!first) return null;
  if (open || filled) {
    const others = Object.keys(items.properties ?? {}).filter((name) => name !== first && !names.includes(name));
    return <Fields entity={entity} schema={items} path={`${source}.`} omit={others} />;
  }
  const add = translate('admin.list.add', { item: memberWord(first, labelOf(`${source}.${first}`)) });
  return (
    <Button size="small" sx={{ justifySelf: 'start' }} aria-label={`${label}: ${add}`} onClick={() => setOpen(true)}>
      {add}
    </Button>
  );
}
