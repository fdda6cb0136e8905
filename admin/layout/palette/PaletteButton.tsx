import SearchIcon from '@mui/icons-material/Search';
import { Box, Button, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { unseen } from '../../theme/unseen.ts';
import { readPageActions } from './page_actions.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Opens the command palette, as Ctrl+K does; in an editor that has a use of its own for it, that one wins. */
export function PaletteButton() {
  const translate = useTranslate();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const [actions, setActions] = useState<string[] | null>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      // A dialog that asks something is answered first.
      if (document.querySelector('.MuiDialog-root')) return;
      setActions(readPageActions());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        startIcon={<SearchIcon />}
        onClick={() => setActions(readPageActions())}
        sx={button}
      >
        <Box component="span" sx={wide ? {} : unseen}>
          {translate('admin.palette.title')}
        </Box>
        {wide && (
          <Box component="kbd" aria-hidden sx={{ ml: 1.5, font: 'inherit', fontSize: 12, color: 'text.secondary' }}>
            Ctrl K
          </Box>
        )}
      </Button>
      {actions && (
        <Suspense fallback={null}>
          <Palette actions={actions} close={() => setActions(null)} />
        </Suspense>
      )}
    </>
  );
}

const button = {
  minWidth: { xs: 44, md: 160 },
  '& .MuiButton-startIcon': { mr: { xs: 0, md: 1 }, ml: 0 },
} as const;
