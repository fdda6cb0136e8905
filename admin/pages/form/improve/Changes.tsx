import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { text } from '#schemas/localize.ts';
import type { Comparison } from '#schemas/types/fragments/comparison.ts';
import { useFieldLabel, useLanguage } from '../../../schema/labels.ts';
import { useProjection } from '../../../school.ts';

const kinds = ['added', 'removed', 'moved', 'changed'] as const;

/** What changed between two versions, in words. */
export function Changes({ comparison }: { comparison: Comparison }) {
  const translate = useTranslate();
  const locale = useLanguage();
  const { entity } = useProjection();
  const ruleOf = useFieldLabel(entity);
  const fieldOf = useFieldNames();
  const presentKinds = kinds.filter((kind) => comparison[kind].length > 0);
  const rules = comparison.rules.filter(({ path }) => path.length > 0);
  if (presentKinds.length === 0 && rules.length === 0)
    return <Typography>{translate('improve.versions.nothing')}</Typography>;
  const titleOf = ({ number, prompt, type }: Comparison['added'][number]) => {
    const words = text(prompt, locale) || translate(`questions.types.${type}`);
    return translate('improve.versions.place', { number, prompt: words });
  };
  return (
    <>
      {presentKinds.map((kind) => (
        <Part key={kind} title={translate(`improve.versions.${kind}`)}>
          {comparison[kind].map((question) => (
            <li key={question.id}>
              {titleOf(question)}
              {'from' in question && ` (${translate('improve.versions.moved_from', { ...question })})`}
              {'fields' in question && <Fields changes={question.fields} nameOf={fieldOf} />}
            </li>
          ))}
        </Part>
      ))}
      {rules.length > 0 && (
        <Part title={translate('improve.versions.rules')}>
          <li>
            <Fields changes={rules} nameOf={([field = '']) => ruleOf(field)} />
          </li>
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="h4">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

/** 'Key › Accepted answers 2 › Text', as the editor calls them. */
function useFieldNames() {
  const translate = useTranslate();
  const word = (member: string, at: number) =>
    at === 0
      ? translate(`improve.fields.${member}`, { _: member })
      : translate(`questions.fields.${member}`, { _: member });
  return (path: string[]) =>
    path
      .map((member, at) => (/^\d+$/.test(member) ? member : word(member, at)))
      .join(' › ')
      .replace(/ › (\d+)/g, ' $1');
}

function Fields({ changes, nameOf }: { changes: Comparison['rules']; nameOf: (path: string[]) => string }) {
  const translate = useTranslate();
  const say = (value: unknown) => {
    if (value === null) return translate('improve.versions.empty');
    return typeof value === 'boolean' ? translate(`ra.boolean.${value}`) : String(value);
  };
  return (
    <Box component="dl" sx={{ m: 0, mb: 1, '& dd': { ml: 2 } }}>
      {changes.map(({ path, before, after }) => (
        <div key={path.join('/')}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {nameOf(path)}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
            {`${translate('improve.versions.before')}: `}
            <del>{say(before)}</del>
            {` → ${translate('improve.versions.after')}: `}
            <ins>{say(after)}</ins>
          </Typography>
        </div>
      ))}
    </Box>
  );
}
