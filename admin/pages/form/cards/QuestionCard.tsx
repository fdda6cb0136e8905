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
import { ItemFigures } from '../improve/ItemFigures.tsx';
import type { Figures } from '../improve/published.ts';
import type { Problem } from '../preview/compiled.ts';
import type { Draft } from '../types.ts';
import { AddQuestion, addInside } from './AddQuestion.tsx';
import { isGroup } from './arrangement.ts';
import { glimpseOf } from './glimpse.ts';
import { useNear } from './near.ts';

export type Deed = 'edit' | 'up' | 'down' | 'duplicate' | 'move' | 'remove';

interface QuestionCardProps {
  id: string;
  question: Draft;
  number: number;
  total: number;
  types: QuestionType[];
  problems: Problem[];
  /** What can be done with it; nothing while it is new. */
  onDeed?: (key: string, deed: Deed) => void;
  /** Another question was dropped on this one. */
  onDrop: (key: string, dropped: string) => void;
  /** Adds a question to a passage. */
  onAdd: (type: QuestionType, group?: number) => void;
  /** In a long list only what is near to be seen is drawn: of the others stands what can be looked for. */
  lazy: boolean;
  /** The level that a question of a leveling form places by. */
  level?: number;
  figures?: Figures['questions'][number];
  enough: number;
  /** The form of the question, while it is open. */
  children?: ReactNode;
}

/** What is carried is the card, by its key: another one may stand at its place when it is dropped. No text field takes it. */
const dragged = 'application/x-question';

const icons: Record<Deed, SvgIconComponent> = {
  edit: EditOutlined,
  up: ArrowUpward,
  down: ArrowDownward,
  duplicate: ContentCopy,
  move: DriveFileMoveOutlined,
  remove: DeleteOutline,
};

/** A question in the list: what it asks at a glance, what is wrong with it, and its form when it is open. */
export const QuestionCard = memo((props: QuestionCardProps) => {
  const { id, question, number, types, problems, onDeed, onDrop, onAdd, lazy, children } = props;
  const translate = useTranslate();
  const locale = useLanguage();
  const place = useRef<HTMLLIElement>(null);
  const near = useNear(place, lazy) || Boolean(children);
  const { prompt } = question.body as { prompt?: Text };
  const glimpse = glimpseOf(question, locale);
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
            draggable={Boolean(onDeed)}
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
          {glimpse && (
            <Typography variant="body2" sx={twoLines}>
              {glimpse}
            </Typography>
          )}
          {near && <Facts {...props} />}
        </Box>
        {near && onDeed && <Deeds {...props} onDeed={onDeed} />}
      </Box>
      {near && props.figures && (
        <Box sx={{ pl: besideHandle, pr: 2, pb: 1 }}>
          <ItemFigures found={props.figures} enough={props.enough} number={number} />
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

function Deeds({
  id,
  number,
  total,
  onDeed,
  children,
}: QuestionCardProps & { onDeed: NonNullable<QuestionCardProps['onDeed']> }) {
  const translate = useTranslate();
  const useless = (deed: Deed) => (deed === 'up' && number === 1) || (deed === 'down' && number === total);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', ml: 'auto' }}>
      {Object.entries(icons).map(([deed, Icon]) => (
        <Tooltip key={deed} title={translate(`admin.editor.${deed}`)}>
          <span>
            <IconButton
              size="small"
              data-deed={deed}
              aria-label={translate(`admin.editor.named.${deed}`, { number })}
              aria-expanded={deed === 'edit' ? Boolean(children) : undefined}
              disabled={useless(deed as Deed)}
              sx={{ p: { xs: 1.25, sm: 0.625 } }}
              onClick={() => onDeed(id, deed as Deed)}
            >
              <Icon fontSize="small" />
            </IconButton>
          </span>
        </Tooltip>
      ))}
    </Box>
  );
}
