import type { ThemeOptions } from '@mui/material/styles';
import { type Palette, radii } from '#schemas/look/theme.ts';
import { stayInForm } from './stay_in_form.ts';

/** The height of a table's row. */
const row = 36;

/** Moves a checkbox's name from its span, where it is prohibited, to its input. */
const labelInput = ({ 'aria-label': name }: { 'aria-label'?: string }) => (name ? { 'aria-label': name } : {});

/** What floats belongs to the dialog that is open, behind which nobody would see it, else to the main landmark. */
const floor = (dialog: string) => () =>
  [...document.querySelectorAll<HTMLElement>(dialog)].at(-1) ??
  document.getElementById('main-content') ??
  document.body;

/** What has the focus. */
const ring = ({ brand }: Palette) => ({ outline: `2px solid ${brand}`, outlineOffset: 2 });
/** Where what is around it would cut the ring off. */
const inside = { outlineOffset: -2 };
const cutOff = ['MuiListItemButton', 'MuiMenuItem', 'MuiAccordionSummary', 'MuiTab'];

/** What MUI and react-admin draw otherwise than the school does, or with faults that axe finds. */
export const components = (colour: Palette): ThemeOptions['components'] & Record<string, unknown> => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { fontVariantNumeric: 'tabular-nums', fontSize: 14 },
      // Twice, as the toolkit takes the outline off what it renders.
      ':focus-visible:focus-visible': ring(colour),
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' },
      },
    },
  },
  MuiAutocomplete: { defaultProps: { onKeyDown: stayInForm } },
  MuiButton: { defaultProps: { disableElevation: true, size: 'small' } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    // Of a box or a switch the control itself cannot be seen.
    styleOverrides: { root: { '&.Mui-focusVisible': ring(colour) } },
  },
  ...Object.fromEntries(cutOff.map((name) => [name, { styleOverrides: { root: { '&.Mui-focusVisible': inside } } }])),
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${colour.line}`, borderRadius: radii.panel } } },
  // Beside the paper, which would cut it off.
  MuiPopper: { defaultProps: { container: floor('.MuiDialog-root') } },
  MuiPopover: {
    defaultProps: { container: floor('.MuiDialog-paper') },
    styleOverrides: { paper: { border: `1px solid ${colour.line}`, boxShadow: colour.shadow } },
  },
  MuiAccordion: {
    // What it opens is no heading of the page's outline.
    defaultProps: { slotProps: { heading: { component: 'div' } } },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: radii.panel,
        boxShadow: colour.shadow,
        // The buttons of a form stay in sight; what it asks scrolls.
        '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0, overflow: 'hidden' },
      },
    },
  },
  MuiDialogTitle: { defaultProps: { component: 'h2' }, styleOverrides: { root: { fontSize: 18, fontWeight: 650 } } },
  MuiTooltip: {
    styleOverrides: { tooltip: { backgroundColor: colour.ink, color: colour.paper, fontSize: 12 } },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small', slotProps: { root: { 'aria-label': undefined }, input: labelInput } },
    styleOverrides: { root: { color: colour.inkSoft } },
  },
  // It has no border that could take the colour of the focus.
  MuiTablePagination: { styleOverrides: { select: { '&:focus-visible': ring(colour) } } },
  RaSelectInput: { defaultProps: { margin: 'none' } },
  MuiSwitch: { defaultProps: { size: 'small' } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'none' } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: colour.surface },
      // The outline of a control is seen, at 3:1.
      notchedOutline: { borderColor: colour.inkSoft },
    },
  },
  MuiFormLabel: { styleOverrides: { asterisk: { color: colour.wrong } } },
  MuiChip: {
    styleOverrides: {
      root: { fontWeight: 500 },
      // Its border has the colour of what it says; its words are read in ink.
      outlined: { borderColor: colour.inkSoft, '& .MuiChip-label': { color: colour.ink } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: colour.line, fontSize: 13 },
      sizeSmall: { padding: '0 12px', height: row },
      paddingCheckbox: { padding: '0 0 0 4px' },
      head: { fontWeight: 600, color: colour.inkSoft, backgroundColor: colour.surface, whiteSpace: 'nowrap' },
      stickyHeader: { backgroundColor: colour.surface },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: { root: { '&.Mui-active, &.Mui-active .MuiTableSortLabel-icon': { color: colour.ink } } },
  },
  MuiToolbar: { styleOverrides: { dense: { minHeight: 48 } } },
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: { backgroundColor: colour.surface, color: colour.ink, borderBottom: `1px solid ${colour.line}` },
    },
  },
  MuiListSubheader: { styleOverrides: { root: { backgroundColor: 'transparent', color: colour.inkSoft } } },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        minHeight: 34,
        borderRadius: radii.control,
        margin: '1px 8px',
        padding: '4px 10px',
        color: colour.ink,
        fontSize: 14,
        '&.RaMenuItemLink-active': { backgroundColor: colour.brandSoft, color: colour.ink, fontWeight: 600 },
        '& .RaMenuItemLink-icon': { minWidth: 30, color: colour.inkSoft },
        '&.RaMenuItemLink-active .RaMenuItemLink-icon': { color: colour.brand },
      },
    },
  },
  RaLayout: { styleOverrides: { root: { minWidth: 0, '& .RaLayout-content': { padding: 16, minWidth: 0 } } } },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': { backgroundColor: colour.brandSoft, color: colour.ink, minHeight: 44 },
        '& .RaBulkActionsToolbar-title': { fontSize: 13 },
      },
    },
  },
  RaNotification: {
    styleOverrides: { root: { '& .RaNotification-undo': { color: 'inherit', textDecoration: 'underline' } } },
  },
});
