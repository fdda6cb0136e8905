import { createTheme, type Theme } from '@mui/material/styles';
import { fonts, motion, palettes, radii, type Scheme } from '#schemas/look/theme.ts';
import { components } from './components.ts';

/** The school's look as a theme of MUI: dense and quiet, with the tokens that the student site shares. */
export function themeOf(scheme: Scheme): Theme {
  const colour = palettes[scheme];
  const main = (tone: string, contrastText: string) => ({ main: tone, light: tone, dark: tone, contrastText });
  return createTheme({
    palette: {
      mode: scheme,
      primary: main(colour.brand, colour.onBrand),
      secondary: main(colour.brand, colour.onBrand),
      error: main(colour.wrong, colour.onVerdict),
      success: main(colour.right, colour.onVerdict),
      warning: main(colour.marker, colour.onMarker),
      info: main(colour.brand, colour.onBrand),
      background: { default: colour.paper, paper: colour.surface },
      text: { primary: colour.ink, secondary: colour.inkSoft, disabled: colour.inkSoft },
      divider: colour.line,
      action: { hover: colour.brandSoft, selected: colour.brandSoft, active: colour.inkSoft },
    },
    shape: { borderRadius: radii.control },
    transitions: {
      duration: { shortest: motion.quick, shorter: motion.quick, short: motion.calm, standard: motion.calm },
    },
    typography: {
      fontFamily: fonts.interface,
      fontSize: 13,
      h1: { fontSize: 18, lineHeight: '28px', fontWeight: 650 },
      h2: { fontSize: 16, lineHeight: '24px', fontWeight: 650 },
      h3: { fontSize: 14, lineHeight: '20px', fontWeight: 650 },
      h6: { fontSize: 18, lineHeight: '28px', fontWeight: 650 },
      body1: { fontSize: 14, lineHeight: '20px' },
      body2: { fontSize: 13, lineHeight: '18px' },
      button: { textTransform: 'none', fontWeight: 600 },
      caption: { fontSize: 12, lineHeight: '16px' },
    },
    components: components(colour),
  });
}
