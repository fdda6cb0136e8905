import { Box } from '@mui/material';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import type { QuestionType } from '../../../providers/question_types.ts';
import { useProjection } from '../../../school.ts';
import { useLevels } from '../coverage/useCalibration.ts';
import { type Statistics, usePublished } from '../improve/published.ts';
import type { Problem } from '../preview/compiled.ts';
import type { CardRow } from '../saving/writing.ts';
import type { Draft } from '../types.ts';
import { cardIn } from './card_id.ts';
import { type CardAction, QuestionCard } from './QuestionCard.tsx';

interface CardsProps {
  rows: CardRow[];
  drafts: Record<string, Draft>;
  /** How many are saved. */
  total: number;
  types: QuestionType[];
  problems: Problem[];
  onAction: (key: string, action: CardAction) => void;
  /** Another card was dropped on one. */
  onDrop: (key: string, dropped: string) => void;
  onAdd: (type: QuestionType, group?: number) => void;
  /** The card in which the focus is now. */
  onFocus: (key: string) => void;
  /** The form of a question that is open. */
  render: (row: CardRow) => ReactNode;
}

const fine: Problem[] = [];
/** Lists that are longer render only what is near to be seen. */
const short = 40;

/** The questions of a form. A card is rendered again only when something of it has changed, not with every keystroke. */
export function Cards({ rows, drafts, total, types, problems, onAction, onDrop, onAdd, onFocus, render }: CardsProps) {
  const handlers = useRef({ onAction, onDrop, onAdd });
  handlers.current = { onAction, onDrop, onAdd };
  const act = useCallback((key: string, what: CardAction) => handlers.current.onAction(key, what), []);
  const drop = useCallback((key: string, dropped: string) => handlers.current.onDrop(key, dropped), []);
  const add = useCallback((type: QuestionType, group?: number) => handlers.current.onAdd(type, group), []);
  const wrong = useMemo(() => Map.groupBy(problems, ({ question }) => question), [problems]);
  const learned = useStatistics();
  const statistics = useMemo(() => new Map(learned?.questions.map((one) => [one.question, one])), [learned]);
  const places = useLevels(rows.some(({ draft }) => draft.level_id && draft.skill));
  return (
    <Box
      component="ol"
      sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}
      onFocus={({ target }) => {
        const key = cardIn(target);
        if (key) onFocus(key);
      }}
    >
      {rows.map((row, at) => (
        <QuestionCard
          key={row.key}
          id={row.key}
          question={drafts[row.key] ?? row.draft}
          number={at + 1}
          total={total}
          types={types}
          // What was just begun is not wrong yet.
          problems={(row.draft.id && wrong.get(at)) || fine}
          onAction={row.draft.id ? act : undefined}
          onDrop={drop}
          onAdd={add}
          lazy={rows.length > short}
          level={places.find(({ id }) => id === row.draft.level_id)?.order}
          statistics={statistics.get(row.draft.id ?? 0)}
          enough={learned?.enough ?? 0}
        >
          {render(row) || null}
        </QuestionCard>
      ))}
    </Box>
  );
}

/** How the questions work, of a form that has been published and for those who may mend it. */
function useStatistics(): Statistics | null {
  const form = useRecordContext();
  const { can } = useProjection('questions');
  const published = Boolean(form && form.status !== 'draft' && can.includes('create'));
  return usePublished(Number(form?.id), 'statistics', { enabled: published }).data ?? null;
}
