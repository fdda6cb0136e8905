import { useWatch } from 'react-hook-form';
import { text as inLocale, type Text } from '#schemas/localize.ts';
import { wordsOf } from '#schemas/rich.ts';
import { useLanguage } from '../labels.ts';

export interface Choice {
  id: string;
  text: string;
}

type ListedChoice = { id: string; text?: string; alt?: Text } & Record<string, unknown>;

/**
 * The list that `x-choices` names, with the form's current values; a picture's description is its label. Where it lies
 * inside another list (`body.gaps.options`), the member is meant that has the id of the one around this field (`key.gaps.2`
 * of `key.gaps.2.options.0.option`).
 * @param html whether their texts are rich ones
 */
export function useListed(choices: string, source: string, html = false): Choice[] {
  const locale = useLanguage();
  const path = choices.split('.');
  const around = source.split('.').slice(0, 3).join('.');
  const outer = (useWatch({ name: path.slice(0, 2).join('.') }) ?? []) as ListedChoice[];
  const ownId = useWatch({ name: `${around}.id` }) as string | undefined;
  const member = outer.find(({ id }) => id === ownId);
  const members = path.length === 2 ? outer : ((member?.[path[2] as string] ?? []) as ListedChoice[]);
  return members.map(({ id, text, alt }) => ({
    id,
    text: (html ? wordsOf(text ?? '') : text) || inLocale(alt, locale),
  }));
}
