import { Box } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { pageActions } from '../../layout/palette/page_actions.ts';
import { useProjection } from '../../school.ts';
import { useScreen } from '../screens.ts';
import { ActionButton } from './ActionButton.tsx';
import { legal, rowActions } from './act.ts';
import { useBeforeAction } from './before_action.ts';

interface ActionBarProps {
  held?: string;
  omit?: string[];
  only?: string[];
  tools?: boolean;
}

/**
 * The actions that the record's state allows. `held` says why none can be done for now: an action changes the record
 * under a form that has not been saved, and would take what was typed with it. `omit` names those for which the page has a
 * place of its own, `only` those that stand here in this order; `tools` is false where the record's tools stand elsewhere.
 */
export function ActionBar({ held, omit = [], only, tools = true }: ActionBarProps) {
  const record = useRecordContext();
  const projection = useProjection();
  const { recordTools } = useScreen(projection.entity);
  const Tools = tools ? recordTools : undefined;
  const { isUnsaved } = useBeforeAction();
  if (!record) return null;
  const state = projection.states ? record[projection.states.field] : undefined;
  // Publishing what is published already would make a version like the last.
  const hasChanges = record.has_changes || isUnsaved;
  const idle = (to: unknown) => record.has_changes === false && !isUnsaved && to === state;
  const possible = rowActions(projection)
    .filter(([name]) => (only ? only.includes(name) : !omit.includes(name)))
    .filter(([, action]) => legal(action, state) && !idle(action.to))
    .sort(([a], [b]) => (only ? only.indexOf(a) - only.indexOf(b) : 0));
  if (possible.length === 0 && !Tools) return null;
  return (
    <Box {...pageActions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {possible.map(([name, action]) => (
        <ActionButton
          key={name}
          name={name}
          action={action}
          rows={[record]}
          variant={action.to === 'active' && (state !== 'active' || hasChanges) ? 'contained' : 'outlined'}
          disabled={Boolean(held)}
          title={held}
        />
      ))}
      {Tools && <Tools held={held} />}
    </Box>
  );
}
