import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Dashboard } from '#schemas/types/fragments/dashboard.ts';
import { entityWord } from '../../schema/labels.ts';
import { Count } from './Count.tsx';
import { figuresOf } from './figures.ts';
import { Panel } from './Panel.tsx';

/** Forms that say something else by now than students get. */
export function Content({ of }: { of: Dashboard }) {
  const translate = useTranslate();
  const changes = figuresOf(of, 'changes').filter(({ count }) => count > 0);
  return (
    <Panel title={translate('admin.dashboard.changes')}>
      {changes.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('admin.dashboard.all_published')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {changes.map((figure) => (
          <li key={figure.entity}>
            <Count of={figure} label={entityWord(translate, figure.entity, figure.count)}>
              {figure.count} {entityWord(translate, figure.entity, figure.count).toLowerCase()}
            </Count>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
