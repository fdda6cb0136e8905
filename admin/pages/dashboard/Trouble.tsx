import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Dashboard } from '#schemas/types/fragments/dashboard.ts';
import { entityWord } from '../../schema/labels.ts';
import { Count } from './Count.tsx';
import { figuresOf, total } from './figures.ts';
import { Panel } from './Panel.tsx';

/** What needs a hand, the most urgent first. */
const troubles = ['teacher_late', 'no_licence', 'overdue', 'clashes', 'failed_rooms', 'unsettled'];

/** What cannot wait until somebody happens to see it; calm where nothing is. */
export function Trouble({ of }: { of: Dashboard }) {
  const translate = useTranslate();
  const present = troubles
    .map((name) => ({ name, figures: figuresOf(of, name).filter(({ count }) => count > 0) }))
    .filter(({ figures }) => figures.length > 0);
  return (
    <Panel title={translate('admin.dashboard.trouble')} urgent={present.length > 0}>
      {present.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('admin.dashboard.calm')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1, listStyle: 'none' }}>
        {present.map(({ name, figures }) => (
          <li key={name}>
            {translate(`admin.dashboard.${name}`, { smart_count: total(figures) })}{' '}
            {figures.map((figure, at) => (
              <span key={figure.entity}>
                {at > 0 && ' · '}
                <Count of={figure} label={translate(`admin.dashboard.${name}`, { smart_count: figure.count })}>
                  {figure.count} {entityWord(translate, figure.entity, figure.count).toLowerCase()}
                </Count>
              </span>
            ))}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
