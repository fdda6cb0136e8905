import ExpandMore from '@mui/icons-material/ExpandMore';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { measured } from '#schemas/placement/skills.ts';
import { useQuestions } from '../questions.ts';
import { type CoveredLevel, coverageOf, minimum } from './counts.ts';
import { OddQuestions } from './OddQuestions.tsx';
import { useLevels } from './useCalibration.ts';

/** Which levels and skills the questions of a leveling form cover, and which of them are not what their level says. */
export function Coverage({ onOpen }: { onOpen: (question: number) => void }) {
  const translate = useTranslate();
  const form = Number(useRecordContext()?.id);
  const { questions, loading } = useQuestions(form);
  const levels = useLevels();
  if (loading || levels.length === 0) return null;
  const coverage = coverageOf(questions, levels);
  const words = (name: 'untagged' | 'pilots') =>
    coverage[name] > 0 && <p>{translate(`admin.coverage.${name}`, { smart_count: coverage[name] })}</p>;
  return (
    <Accordion disableGutters variant="outlined" sx={{ mt: 2 }} slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" variant="h2">
          {translate('admin.coverage.title')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Alert severity={coverage.thin ? 'warning' : 'success'} sx={{ mb: 1.5 }}>
          {translate(`admin.coverage.${coverage.thin ? 'thin' : 'enough'}`, minimum)}
        </Alert>
        <Box tabIndex={0} role="region" aria-label={translate('admin.coverage.title')} sx={{ overflowX: 'auto' }}>
          <Table size="small" sx={{ width: 'auto', '& th, & td': { px: 1 } }}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('admin.coverage.level')}</TableCell>
                {measured.map((skill) => (
                  <TableCell key={skill} align="right">
                    {translate(`values.skill.${skill}`)}
                  </TableCell>
                ))}
                <TableCell align="right">{translate('admin.coverage.all')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {coverage.levels.map((level) => (
                <LevelRow key={level.id} level={level} />
              ))}
            </TableBody>
          </Table>
        </Box>
        <Typography component="div" variant="body2" color="text.secondary">
          {words('untagged')}
          {words('pilots')}
        </Typography>
        <OddQuestions form={form} questions={questions} levels={levels} onOpen={onOpen} />
      </AccordionDetails>
    </Accordion>
  );
}

function LevelRow({ level: { order, counts, all } }: { level: CoveredLevel }) {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {order}
      </TableCell>
      {counts.map((count, at) => (
        <Count key={measured[at]} count={count} least={minimum.skill} />
      ))}
      <Count count={all} least={minimum.level} />
    </TableRow>
  );
}

/** A count; one that is too small is highlighted, also for screen readers. */
function Count({ count, least }: { count: number; least: number }) {
  const translate = useTranslate();
  const few = count < least;
  return (
    <TableCell
      align="right"
      aria-label={few ? translate('admin.coverage.few', { count }) : undefined}
      sx={few ? { bgcolor: 'warning.main', color: 'warning.contrastText', fontWeight: 650 } : undefined}
    >
      {count}
    </TableCell>
  );
}
