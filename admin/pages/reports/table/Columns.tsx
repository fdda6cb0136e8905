import { useTranslate } from 'react-admin';
import { ColumnMenu } from '../../../schema/list/ColumnMenu.tsx';
import type { Report } from '../reports.ts';

interface ColumnsProps {
  report: Report;
  shown: string[];
  onChange: (columns: string[]) => void;
}

/** Chooses the columns in sight, which are those of files too; one always stays. */
export function Columns({ report, shown, onChange }: ColumnsProps) {
  const translate = useTranslate();
  const all = report.columns.map(({ name }) => name);
  const toggle = (name: string) =>
    onChange(all.filter((one) => (one === name ? !shown.includes(one) : shown.includes(one))));
  return (
    <ColumnMenu
      all={all}
      shown={shown}
      labelOf={(name) => translate(`reports.columns.${name}`)}
      toggle={toggle}
      fixed={shown.length === 1 ? shown[0] : undefined}
    />
  );
}
