import MenuIcon from '@mui/icons-material/Menu';
import { AppBar, Box, Drawer, IconButton, Link, Toolbar, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { CheckForApplicationUpdate, TitlePortal, useTranslate } from 'react-admin';
import { HelpButton } from '../help/HelpButton.tsx';
import { ControlWords } from '../theme/ControlWords.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Drafts } from './Drafts.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Gate } from './Gate.tsx';
import { Menu } from './Menu.tsx';
import { NoticesBell } from './NoticesBell.tsx';
import { OtherTabs } from './OtherTabs.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { LanguageButton, SchemeButton } from './Preferences.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { useLostFocus } from './useLostFocus.ts';

const width = 224;
const bar = 48;
const main = 'main-content';

/** The frame of every page: bar with the page's heading, menu, the page itself. */
export function Layout({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'));
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useLostFocus(main);
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', pt: `${bar}px` }}>
      <Link href={`#${main}`} onClick={skip} sx={skipLink}>
        {translate('ra.navigation.skip_nav')}
      </Link>
      <AppBar
        position="fixed"
        component="header"
        sx={{ zIndex: ({ zIndex }) => (wide ? zIndex.drawer + 1 : zIndex.appBar) }}
      >
        <Toolbar variant="dense" sx={{ gap: 0.5 }}>
          {!wide && (
            <IconButton edge="start" aria-label={translate('ra.action.open_menu')} onClick={() => setOpen(true)}>
              <MenuIcon />
            </IconButton>
          )}
          {wide && (
            <Box sx={{ width: width - 24, flex: 'none', fontWeight: 700, color: 'primary.main', fontSize: 16 }}>
              {translate('admin.school')}
            </Box>
          )}
          <TitlePortal component="h1" variant="h1" />
          <PaletteButton />
          <LanguageButton />
          <SchemeButton />
          <HelpButton />
          <NoticesBell />
          <PersonMenu />
        </Toolbar>
      </AppBar>
      <Drawer
        variant={wide ? 'permanent' : 'temporary'}
        open={wide || open}
        onClose={close}
        sx={{ width: wide ? width : 0, flex: 'none' }}
        slotProps={{
          paper: {
            'aria-label': wide ? undefined : translate('admin.menu.label'),
            sx: { width, pt: wide ? `${bar}px` : 0, bgcolor: 'background.default' },
          },
        }}
      >
        <Menu onLeave={close} />
      </Drawer>
      <Box
        component="main"
        id={main}
        aria-labelledby="react-admin-title"
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, p: { xs: 1.5, md: 2 }, outline: 0 }}
      >
        <ErrorBoundary>
          <Gate>
            <ControlWords>
              <Drafts />
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </ControlWords>
          </Gate>
        </ErrorBoundary>
      </Box>
      <ConflictDialog />
      <OtherTabs />
      {import.meta.env.PROD && <CheckForApplicationUpdate />}
    </Box>
  );
}

/** Goes to the page itself without leaving a mark in its address. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(main)?.focus();
}

const skipLink = {
  position: 'fixed',
  top: -60,
  left: 8,
  zIndex: 2000,
  bgcolor: 'background.paper',
  p: 1,
  borderRadius: 1,
  '&:focus': { top: 4 },
} as const;
