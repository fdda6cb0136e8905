import { Alert, Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isImported, type Outcome } from './question_files.ts';

const most = 200;

/** What a file contains: how many questions of which type, and every problem with its line. */
export function ImportPreview({ file, outcome }: { file: string; outcome: Outcome }) {
  const translate = useTranslate();
  const { format, count, refused, types, problems } = outcome;
  const imported = isImported(outcome);
  const [stays, without] = imported ? ['stayed', 'taken_over'] : ['stay', 'taken'];
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {`${file} · ${translate(`admin.question_bank.formats.${format}`, { _: format })}`}
      </Typography>
      {imported && <Alert severity="success">{translate('admin.question_bank.done', { smart_count: count })}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!imported && (
          <Chip
            color="success"
            variant="outlined"
            label={translate('admin.question_bank.come', { smart_count: count })}
          />
        )}
        {refused > 0 && (
          <Chip
            color="error"
            variant="outlined"
            label={translate(`admin.question_bank.${stays}`, { smart_count: refused })}
          />
        )}
        {Object.entries(types).map(([type, number]) => (
          <Chip key={type} variant="outlined" label={`${translate(`questions.types.${type}`)}: ${number}`} />
        ))}
      </Box>
      <Box role={problems.length > 0 ? 'list' : undefined} sx={{ display: 'grid', gap: 1 }}>
        {problems.slice(0, most).map(({ line, name, taken, message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes, in which lines and reasons repeat
          <Alert key={at} severity={taken ? 'info' : 'warning'} role="listitem">
            <b>{translate('admin.question_bank.problem', { line })}</b>
            {name && ` (${name})`}
            {`: ${message}`}
            {taken && ` (${translate(`admin.question_bank.${without}`)})`}
          </Alert>
        ))}
      </Box>
      {problems.length > most && (
        <Typography>{translate('admin.question_bank.more', { smart_count: problems.length - most })}</Typography>
      )}
    </>
  );
}
