/** On paper a report is its heading, its numbers, its picture and the rows in sight. */
export const printed = {
  '@media print': {
    '& .unprinted': { display: 'none' },
    '& .MuiCard-root': { border: 0, breakInside: 'avoid' },
  },
} as const;

/** The bar has no room for a report's whole name on a phone, and paper has no bar. */
export const wholeName = {
  display: { xs: 'block', sm: 'none' },
  '@media print': { display: 'block' },
} as const;

/** What stands around the page stays off the paper. */
export const frame = {
  '@media print': {
    '.RaSidebar-root, .RaLayout-appFrame > header, header.MuiAppBar-root, .RaSkipNavigationButton-root': {
      display: 'none !important',
    },
    '.RaLayout-appFrame': { marginTop: '0 !important' },
  },
} as const;
