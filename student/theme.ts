import { createTheme } from '@mui/material/styles';
import { fonts, palettes, radii, type Scheme, space, target, type } from '#schemas/theme.ts';

const scheme = (name: Scheme) => {
  const palette = palettes[name];
  return {
    palette: {
      primary: { main: palette.brand, contrastText: palette.onBrand },
      error: { main: palette.wrong, contrastText: palette.onVerdict },
      success: { main: palette.right, contrastText: palette.onVerdict },
      text: { primary: palette.ink, secondary: palette.inkSoft },
      background: { default: palette.paper, paper: palette.surface },
      divider: palette.line,
    },
  };
};

/** MUI's theme out of the same tokens, for the forms. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-color-scheme="%s"]' },
  colorSchemes: { light: scheme('light'), dark: scheme('dark') },
  typography: { fontFamily: fonts.interface, button: { textTransform: 'none', fontWeight: 600 } },
  shape: { borderRadius: radii.control },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true, disableRipple: true },
      styleOverrides: { root: { minHeight: target + space, fontSize: type.body.size } },
    },
  },
});
