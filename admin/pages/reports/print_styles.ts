/** On paper a report is its heading, its numbers, its picture and the rows in sight. */
export const printStyles = {
  '@media print': {
    '& .unprinted': { display: 'none' },
    '& .MuiCard-root': { border: 0, breakInside: 'avoid' },
    // Paper has no bars to push a table aside: it is small, and its words wrap.
    '& .MuiTableContainer-root, & .wide': { overflow: 'visible !important' },
    '& .MuiTableCell-root': { p: 0.5, fontSize: 9, lineHeight: 1.3, whiteSpace: 'normal !important' },
  },
} as const;

/** What the controls of the filters say on a screen. */
export const onlyInPrint = { display: 'none', '@media print': { display: 'block' } } as const;

/** The bar has no room for a report's whole name on a phone, and paper has no bar. */
export const wholeName = {
  display: { xs: 'block', sm: 'none' },
  '@media print': { display: 'block' },
} as const;

/** What stands around the page stays off the paper. */
export const frame = {
  '@media print': {
    '.MuiDrawer-root, header.MuiAppBar-root': { display: 'none !important' },
    // The bar's height.
    '#root > *': { paddingTop: '0 !important' },
  },
} as const;
