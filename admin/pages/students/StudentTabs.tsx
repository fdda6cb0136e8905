import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useCreatePath, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { guard } from '#schemas/guard.ts';
import { address } from '#schemas/pages.ts';
import { useQueryOf } from '../../providers/queries.ts';
import { useSchool } from '../../school.ts';
import { tabs } from './tabs.ts';

/** The ways to the parts of the page that the caller may open, each with how much there is in it. */
export function StudentTabs({ current, unsaved }: { current: string | undefined; unsaved: boolean }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const record = useRecordContext();
  const { user } = useSchool();
  const here = useRef<HTMLAnchorElement>(null);
  const { data: counts } = useQueryOf('students', record?.id ?? null, 'counts');
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the tab that was chosen is pushed into sight
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [current]);
  const form = createPath({ resource: 'students', type: 'edit', id: record?.id });
  const mine = tabs.filter(({ path }) => 'allow' in guard(user, address(path, { students: String(record?.id) }) ?? ''));
  return (
    <Box component="nav" aria-label={translate('admin.student.parts')} sx={strip}>
      {mine.map(({ tab, title }) => {
        const count = counts?.[tab as keyof typeof counts];
        const isHere = tab === current;
        return (
          <Box
            key={title}
            component={Link}
            ref={isHere ? here : undefined}
            to={tab ? `${form}/${tab}` : form}
            aria-current={isHere ? 'page' : undefined}
            sx={way}
          >
            {translate(title)}
            {count ? <Box component="span" sx={countStyle}>{` ${count}`}</Box> : null}
            {!tab && unsaved && (
              <Box component="span" sx={countStyle}>{` · ${translate('admin.student.unsaved')}`}</Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** One line, which a finger pushes sideways where it is longer than the screen. */
const strip = {
  display: 'flex',
  gap: 0.5,
  mb: 2,
  overflowX: 'auto',
  borderBottom: '1px solid',
  borderColor: 'divider',
  '& > *': { flex: 'none' },
} as const;

const way = {
  px: 1.5,
  minHeight: 44,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  color: 'text.secondary',
  textDecoration: 'none',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': { color: 'primary.main', borderBottomColor: 'primary.main' },
} as const;

const countStyle = {
  fontWeight: 400,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  color: 'text.secondary',
} as const;
