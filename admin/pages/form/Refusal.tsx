import { Alert, AlertTitle, Link } from '@mui/material';
import { useTranslate } from 'react-admin';

/** A problem in a refusal to publish: `question` is the question's id. */
interface RefusedQuestion {
  question: number;
  number: number;
  message: string;
}

interface RefusalProps {
  /** What the API answered to `activate`. */
  problem: { message?: string; params?: { problems?: RefusedQuestion[] } };
  onClose: () => void;
  onOpen: (question: number) => void;
}

/** Why the form was not published: each reason is the way to its question. */
export function Refusal({ problem, onClose, onOpen }: RefusalProps) {
  const translate = useTranslate();
  const problems = problem.params?.problems ?? [];
  return (
    <Alert severity="error" onClose={onClose} closeText={translate('ra.action.close')} sx={{ mt: 2 }}>
      <AlertTitle>{translate('admin.editor.refused')}</AlertTitle>
      {problems.length === 0 && problem.message}
      {problems.length > 0 && (
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {problems.map(({ question, message }) => (
            <li key={`${question} ${message}`}>
              <Link component="button" type="button" sx={{ textAlign: 'start' }} onClick={() => onOpen(question)}>
                {message}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
