import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { Button, IconButton, Tooltip, useMediaQuery, useTheme as useMuiTheme } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useLocaleState, useLocales, useTheme, useTranslate } from 'react-admin';
import { call } from '../providers/http.ts';
import { Unseen } from '../schema/fields/Unseen.tsx';

const year = 31_536_000;

/** Preferences are stored in the profile, and in a cookie for the pages before sign-in. */
function savePreference(name: 'locale' | 'color_scheme', value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax`;
  // The page has changed already; a profile that could not be written is no reason to change it back.
  call('PUT', 'user', { [name]: value }).catch(() => undefined);
}

/** Switches between the languages of the interface; it carries the name of the one that it leads to. */
export function LanguageButton() {
  const [locale, setLocale] = useLocaleState();
  const languages = useLocales();
  const translate = useTranslate();
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  // A phone's bar has room for the page's heading or for the whole word.
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const next = languages.find((language) => language.locale !== locale);
  if (!next) return null;
  const change = async () => {
    savePreference('locale', next.locale);
    setLocale(next.locale);
  };
  return (
    <Button
      color="inherit"
      onClick={change}
      lang={next.locale}
      title={translate('admin.bar.language')}
      sx={{ minWidth: { xs: 40, sm: 64 } }}
    >
      {isPhone ? (
        <>
          <span aria-hidden>{next.locale.toUpperCase()}</span>
          <Unseen>{next.name}</Unseen>
        </>
      ) : (
        next.name
      )}
    </Button>
  );
}

/** Switches between light and dark. */
export function SchemeButton() {
  const translate = useTranslate();
  const { palette } = useMuiTheme();
  const [, setTheme] = useTheme();
  const next = palette.mode === 'dark' ? 'light' : 'dark';
  const label = translate(`admin.bar.${next}`);
  const change = () => {
    savePreference('color_scheme', next);
    setTheme(next);
  };
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={change}>
        {next === 'dark' ? <DarkModeOutlined fontSize="small" /> : <LightModeOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
