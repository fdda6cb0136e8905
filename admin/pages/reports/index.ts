import { pages } from '#schemas/pages.ts';
import { page, type Screen } from '../../schema/screens.ts';

const list = '/reports';
const report = page(() => import('./ReportPage.tsx'), 'ReportPage');

export default {
  pages: {
    [list]: page(() => import('./ReportsPage.tsx'), 'ReportsPage'),
    ...Object.fromEntries(pages.filter(({ path }) => path.startsWith(`${list}/`)).map(({ path }) => [path, report])),
  },
} satisfies Screen;
