import type { SvgIconComponent } from '@mui/icons-material';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReportRows } from '#schemas/types/fragments/report_rows.ts';
import type { View } from '../address.ts';

interface TurnerProps {
  view: View;
  page: number;
  answer: ReportRows;
  total: number | undefined;
  onChange: (changes: Partial<View>) => void;
}

/** Turns pages by the rows at their edges, so that the last is as quick as the first. */
export function Turner({ view: { first }, page, answer, total, onChange }: TurnerProps) {
  const translate = useTranslate();
  const { before, after, rows } = answer;
  if (!before && !after) return null;
  const turn = (place: View['place'], at: number | null) => onChange({ place, first: at });
  // Counted from the end where pages were turned from there.
  const from = first ?? (after || total === undefined ? null : total - rows.length);
  return (
    <Box
      className="unprinted"
      component="nav"
      aria-label={translate('reports.pages')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { xs: 0, sm: 1 }, alignItems: 'center', p: 1 }}
    >
      <Way name="first" Icon={FirstPage} disabled={!before} onClick={() => turn({}, 0)} />
      <Way
        name="previous"
        Icon={ChevronLeft}
        disabled={!before}
        onClick={() => before && turn({ before }, from === null ? null : Math.max(0, from - page))}
      />
      {from !== null && total !== undefined && (
        <span>{translate('people.import.range', { from: from + 1, to: from + rows.length, total })}</span>
      )}
      <Way
        name="next"
        Icon={ChevronRight}
        disabled={!after}
        onClick={() => after && turn({ after }, from === null ? null : from + rows.length)}
      />
      <Way name="last" Icon={LastPage} disabled={!after} onClick={() => turn({ last: true }, null)} />
    </Box>
  );
}

interface WayProps {
  name: 'first' | 'previous' | 'next' | 'last';
  Icon: SvgIconComponent;
  disabled: boolean;
  onClick: () => void;
}

/** In words, which a phone has no room for. */
function Way({ name, Icon, disabled, onClick }: WayProps) {
  const text = useTranslate()(`reports.${name}`);
  return (
    <Button aria-label={text} disabled={disabled} onClick={onClick} sx={{ minWidth: 40 }}>
      <Icon sx={{ display: { sm: 'none' } }} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {text}
      </Box>
    </Button>
  );
}
