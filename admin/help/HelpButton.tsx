import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lookedAt } from '#schemas/browser/looked_at.ts';
import { guard } from '#schemas/guard.ts';
import type { Looked } from '#schemas/help/looked.ts';
import { useSchool } from '../school.ts';

const HelpPanel = lazy(async () => ({ default: (await import('./HelpPanel.tsx')).HelpPanel }));

/** Opens help beside the page, for whoever asks the desk and is not of it. */
export function HelpButton() {
  const translate = useTranslate();
  const { user } = useSchool();
  const [looked, setLooked] = useState<Looked | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (!('allow' in guard(user, '/help'))) return null;
  const open = () => {
    setLooked(lookedAt(document));
    setOpen(true);
  };
  return (
    <>
      <Tooltip title={translate('pages.help')}>
        <IconButton color="inherit" aria-label={translate('pages.help')} aria-haspopup="dialog" onClick={open}>
          <HelpOutlineIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {looked && (
        <Suspense fallback={null}>
          <HelpPanel looked={looked} isOpen={isOpen} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
