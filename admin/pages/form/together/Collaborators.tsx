import { Alert, Avatar, Box, Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { initials } from '#schemas/look/initials.ts';
import type { Question } from '../types.ts';
import { type News, type Other, usePresence } from './presence.ts';

interface CollaboratorsProps {
  form: number;
  questions: Question[];
  /** The question that is open here. */
  at: number | null;
  onChange: () => Promise<unknown>;
}

/** Up to this number, changes are shown one by one. */
const few = 3;
/** Initials that can be read on what lies behind them, in both colours. */
const face = { color: 'text.primary', bgcolor: 'action.selected' };
const shownActions = ['create', 'update', 'delete', 'restore'];

/** Who else has the form open, and what they have just changed in it. */
export function Collaborators({ form, questions, at, onChange }: CollaboratorsProps) {
  const translate = useTranslate();
  const { others, news, read } = usePresence(form, questions, at, onChange);
  const numberOf = (question: number | null) => questions.findIndex(({ id }) => id === question) + 1;
  const placeOf = ({ name, question }: Other) => {
    const number = numberOf(question);
    return translate(`admin.editor.collaborators.${number > 0 ? 'in' : 'here'}`, { name, number });
  };
  const describe = ({ name, action, question }: News) => {
    const number = action === 'delete' ? 0 : numberOf(question);
    const word = shownActions.includes(action) ? action : 'other';
    return translate(`admin.editor.collaborators.${number > 0 ? word : `${word}_gone`}`, { name, number });
  };
  const sentences =
    news.length > few
      ? [...new Set(news.map(({ name }) => translate('admin.editor.collaborators.many', { name })))]
      : [...new Set(news.toReversed().map(describe))];
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, mb: others.length + news.length > 0 ? 1.5 : 0 }}>
      {others.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {others.map((other) => (
            <Chip
              key={other.id}
              color="info"
              variant="outlined"
              avatar={<Avatar aria-hidden>{initials(other.name)}</Avatar>}
              label={placeOf(other)}
              sx={{
                maxWidth: '100%',
                height: 'auto',
                minHeight: 32,
                '& .MuiChip-label': { whiteSpace: 'normal' },
                '& .MuiChip-avatar': face,
              }}
            />
          ))}
        </Box>
      )}
      {sentences.length > 0 && (
        <Alert severity="info" onClose={read} closeText={translate('ra.action.close')}>
          {sentences.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Alert>
      )}
    </Box>
  );
}
