import { createTheme } from '@mui/material/styles';
import { fonts, radii, space, target, type } from '#schemas/look/theme.ts';

/** MUI's theme for the forms. Its colours are the page's own custom properties, which know the reader's scheme. */
export const theme = createTheme({
  // The scheme of the browser's own controls is the page's (`base.css`): MUI would say `light` of all of them.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: { main: 'var(--brand)', light: 'var(--brand)', dark: 'var(--brand)', contrastText: 'var(--on-brand)' },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-soft)', disabled: 'var(--ink-soft)' },
    action: { disabled: 'var(--ink-soft)', disabledBackground: 'var(--line)' },
  },
  typography: { fontFamily: fonts.interface, button: { textTransform: 'none', fontWeight: 600 } },
  shape: { borderRadius: radii.control },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true, disableRipple: true },
      styleOverrides: { root: { minHeight: target + space, fontSize: type.body.size } },
    },
  },
});
