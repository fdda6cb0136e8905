import { Alert, AlertTitle, Link as MuiLink } from '@mui/material';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { cardOf } from '../form/cards/card_id.ts';

interface Gap {
  entity: string;
  id: number;
  message: string;
  question?: number;
}

interface UnfinishedProps {
  /** What the API answered to `activate`. */
  problem: { message?: string; params?: { problems?: Gap[] } };
  onClose: () => void;
}

/** What hinders a level from being taught: each reason is the way to its place. */
export function Unfinished({ problem, onClose }: UnfinishedProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const problems = problem.params?.problems ?? [];
  return (
    <Alert severity="error" onClose={onClose} closeText={translate('ra.action.close')} sx={{ mt: 2 }}>
      <AlertTitle>{translate('admin.level.refused')}</AlertTitle>
      {problems.length === 0 && problem.message}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {problems.map(({ entity, id, question, message }) => (
          <li key={`${entity} ${id} ${question} ${message}`}>
            <MuiLink
              component={Link}
              to={{
                pathname: createPath({ resource: entity, type: 'edit', id }),
                hash: question ? cardOf(question) : '',
              }}
            >
              {message}
            </MuiLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
