import { SelectInput, useTranslate } from 'react-admin';
import { type Text, text } from '#schemas/localize.ts';
import { wordsOf } from '#schemas/rich.ts';
import { useLanguage } from '../../../schema/labels.ts';
import type { Question } from '../types.ts';

/** The passage that a question belongs to: moving it in or out is choosing another. */
export function GroupChoice({ groups }: { groups: Question[] }) {
  const translate = useTranslate();
  const locale = useLanguage();
  return (
    <SelectInput
      source="parent_id"
      label={translate('admin.editor.in')}
      emptyText={translate('admin.editor.out')}
      parse={(value) => value || null}
      helperText={false}
      translateChoice={false}
      choices={groups.map(({ id, body }) => ({
        id,
        name: wordsOf(text(body.prompt as Text | undefined, locale)) || translate('admin.editor.untitled'),
      }))}
    />
  );
}
