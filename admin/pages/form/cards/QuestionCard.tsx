import type { SvgIconComponent } from '@mui/icons-material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import DragIndicator from '@mui/icons-material/DragIndicator';
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Alert, Box, Card, IconButton, Tooltip, Typography } from '@mui/material';
import { memo, type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type Text, text } from '#schemas/localize.ts';
import { wordsOf } from '#schemas/rich.ts';
import type { QuestionType } from '../../../providers/question_types.ts';
import { useLanguage } from '../../../schema/labels.ts';
import { ItemAnalysis } from '../improve/ItemAnalysis.tsx';
import type { Statistics } from '../improve/published.ts';
import type { Problem } from '../preview/compiled.ts';
import type { Draft } from '../types.ts';
import { AddQuestion, addInside } from './AddQuestion.tsx';
import { useNear } from './near.ts';
import { isGroup } from './question_order.ts';
import { summaryOf } from './summary.ts';

export type CardAction = 'edit' | 'up' | 'down' | 'duplicate' | 'move' | 'remove';

interface QuestionCardProps {
  id: string;
  question: Draft;
  number: number;
  total: number;
  types: QuestionType[];
  problems: Problem[];
  /** What can be done with it; nothing while it is new. */
  onAction?: (key: string, action: CardAction) => void;
  /** Another question was dropped on this one. */
  onDrop: (key: string, dropped: string) => void;
  /** Adds a question to a passage. */
  onAdd: (type: QuestionType, group?: number) => void;
  /** In a long list only cards near the screen are rendered in full: of the others, the text that can be searched for. */
  lazy: boolean;
  /** The level that a question of a leveling form places by. */
  level?: number;
  statistics?: Statistics['questions'][number];
  enough: number;
  /** The form of the question, while it is open. */
  children?: ReactNode;
}

/** Dragging carries the card's key, as another card may have its place when it is dropped. No text field accepts it. */
const dragged = 'application/x-question';

const icons: Record<CardAction, SvgIconComponent> = {
  edit: EditOutlined,
  up: ArrowUpward,
  down: ArrowDownward,
  duplicate: ContentCopy,
  move: DriveFileMoveOutlined,
  remove: DeleteOutline,
};

/** A question in the list: what it asks at a glance, what is wrong with it, and its form when it is open. */
export const QuestionCard = memo((props: QuestionCardProps) => {
  const { id, question, number, types, problems, onAction, onDrop, onAdd, lazy, children } = props;
  const translate = useTranslate();
  const locale = useLanguage();
  const place = useRef<HTMLLIElement>(null);
  const near = useNear(place, lazy) || Boolean(children);
  const { prompt } = question.body as { prompt?: Text };
  const summary = summaryOf(question, locale);
  const inside = Boolean(question.parent_id);
  return (
    <Card
      component="li"
      ref={place}
      id={id}
      tabIndex={-1}
      sx={inside ? within : card}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => onDrop(id, event.dataTransfer.getData(dragged))}
    >
      <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'flex-start', gap: 1, p: 1 }}>
        {near && (
          <Box
            draggable={Boolean(onAction)}
            onDragStart={(event) => event.dataTransfer.setData(dragged, id)}
            title={translate('admin.editor.drag')}
            sx={{ cursor: 'grab', color: 'text.secondary', pt: 0.25, lineHeight: 0 }}
          >
            <DragIndicator fontSize="small" />
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: { xs: 'calc(100% - 40px)', sm: 0 } }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {number}. {wordsOf(text(prompt, locale)) || translate('admin.editor.untitled')}
          </Typography>
          {summary && (
            <Typography variant="body2" sx={twoLines}>
              {summary}
            </Typography>
          )}
          {near && <Facts {...props} />}
        </Box>
        {near && onAction && <CardActions {...props} onAction={onAction} />}
      </Box>
      {near && props.statistics && (
        <Box sx={{ pl: besideHandle, pr: 2, pb: 1 }}>
          <ItemAnalysis analysis={props.statistics} enough={props.enough} number={number} />
        </Box>
      )}
      {problems.length > 0 && (
        <Alert severity="warning" sx={{ borderRadius: 0, py: 0 }}>
          {problems.map(({ message }) => (
            <div key={message}>{message}</div>
          ))}
        </Alert>
      )}
      {near && question.id && isGroup(question) && (
        <Box sx={{ px: 2, pb: 1.5 }}>
          <AddQuestion
            types={types.filter((type) => !isGroup(type))}
            label={translate('admin.editor.inside')}
            id={addInside(question.id)}
            onPick={(type) => onAdd(type, question.id as number)}
          />
        </Box>
      )}
      {children && <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>{children}</Box>}
    </Card>
  );
});

/** Where the text of a card begins, behind the handle by which it is dragged. */
const besideHandle = '36px';

const card = {
  listStyle: 'none',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 64px',
  scrollMarginTop: '72px',
};
const within = { ...card, ml: { xs: 1.5, sm: 4 } };
export const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** What it is and what it is worth. */
function Facts({ question, level }: QuestionCardProps) {
  const translate = useTranslate();
  const facts = [
    translate(`questions.types.${question.type}`),
    question.type !== 'group' && translate('admin.editor.points', { smart_count: question.points ?? 1 }),
    level !== undefined && question.skill && translate(`values.skill.${question.skill}`),
    level !== undefined && question.skill && `${translate('admin.coverage.level')} ${level}`,
  ];
  return (
    <Typography variant="caption" color="text.secondary">
      {facts.filter(Boolean).join(' · ')}
    </Typography>
  );
}

function CardActions({
  id,
  number,
  total,
  onAction,
  children,
}: QuestionCardProps & { onAction: NonNullable<QuestionCardProps['onAction']> }) {
  const translate = useTranslate();
  const useless = (action: CardAction) => (action === 'up' && number === 1) || (action === 'down' && number === total);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', ml: 'auto' }}>
      {Object.entries(icons).map(([action, Icon]) => (
        <Tooltip key={action} title={translate(`admin.editor.${action}`)}>
          <span>
            <IconButton
              size="small"
              data-action={action}
              aria-label={translate(`admin.editor.named.${action}`, { number })}
              aria-expanded={action === 'edit' ? Boolean(children) : undefined}
              disabled={useless(action as CardAction)}
              sx={{ p: { xs: 1.25, sm: 0.625 } }}
              onClick={() => onAction(id, action as CardAction)}
            >
              <Icon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </Box>
  );
}
