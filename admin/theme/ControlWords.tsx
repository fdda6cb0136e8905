import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { useTranslate } from 'react-admin';

/** The words that controls of the toolkit say by themselves, in the reader's language. */
export function ControlWords({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const withWords = useCallback(
    (theme: Theme): Theme => {
      const { MuiAutocomplete: own } = theme.components ?? {};
      const defaultProps = {
        ...own?.defaultProps,
        openText: translate('ra.action.open'),
        closeText: translate('ra.action.close'),
        clearText: translate('ra.action.clear_input_value'),
        loadingText: translate('ra.page.loading'),
        noOptionsText: translate('admin.empty.narrowed'),
      };
      return { ...theme, components: { ...theme.components, MuiAutocomplete: { ...own, defaultProps } } };
    },
    [translate],
  );
  return <ThemeProvider theme={withWords}>{children}</ThemeProvider>;
}
