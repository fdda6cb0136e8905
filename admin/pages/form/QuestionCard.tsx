import type { SvgIconComponent } from '@mui/icons-material';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import DragIndicator from '@mui/icons-material/DragIndicator';
import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import { Alert, Box, Card, IconButton, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type Text, text } from '#schemas/localize.ts';
import { wordsOf } from '#schemas/rich.ts';
import { useLanguage } from '../../schema/labels.ts';
import { useLevels } from './coverage.ts';
import { ItemFigures } from './improve/ItemFigures.tsx';
import type { Problem } from './preview.ts';
import type { Draft } from './types.ts';

export type Deed = 'edit' | 'up' | 'down' | 'duplicate' | 'move' | 'remove';

interface QuestionCardProps {
  id: string;
  question: Draft;
  number: number;
  total: number;
  problems: Problem[];
  /** What can be done with it; nothing while it is new. */
  onDeed?: (deed: Deed) => void;
  /** Another question was dropped on this one. */
  onDrop: (from: number) => void;
  /** Whether it belongs to a passage. */
  inside?: boolean;
  /** What adds a question to a passage. */
  add?: ReactNode;
  /** The form of the question, while it is open. */
  children?: ReactNode;
}

const icons: Record<Deed, SvgIconComponent> = {
  edit: EditOutlined,
  up: ArrowUpward,
  down: ArrowDownward,
  duplicate: ContentCopy,
  move: DriveFileMoveOutlined,
  remove: DeleteOutline,
};

/** A question in the list: what it asks at a glance, what is wrong with it, and its form when it is open. */
export function QuestionCard(props: QuestionCardProps) {
  const { id, question, number, total, problems, onDeed, onDrop, inside, add, children } = props;
  const translate = useTranslate();
  const locale = useLanguage();
  const { prompt, text: material } = question.body as { prompt?: Text; text?: string };
  // A question of a leveling form says what it places by.
  const level = useLevels(Boolean(question.level_id && question.skill)).find(
    ({ id: one }) => one === question.level_id,
  );
  const useless = (deed: Deed) => (deed === 'up' && number === 1) || (deed === 'down' && number === total);
  return (
    <Card
      component="li"
      id={id}
      tabIndex={-1}
      sx={{ ml: inside ? 4 : 0, listStyle: 'none', contentVisibility: 'auto', containIntrinsicSize: 'auto 64px' }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => onDrop(Number(event.dataTransfer.getData('text/plain')))}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, p: 1 }}>
        <Box
          draggable={Boolean(onDeed)}
          onDragStart={(event) => event.dataTransfer.setData('text/plain', String(number - 1))}
          title={translate('admin.editor.drag')}
          sx={{ cursor: 'grab', color: 'text.secondary', pt: 0.25, lineHeight: 0 }}
        >
          <DragIndicator fontSize="small" />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {number}. {wordsOf(text(prompt, locale)) || translate('admin.editor.untitled')}
          </Typography>
          {material && (
            <Typography variant="body2" noWrap>
              {material}
            </Typography>
          )}
          <Typography variant="caption" color="text.secondary">
            {translate(`questions.types.${question.type}`)}
            {question.type !== 'group' &&
              ` · ${translate('admin.editor.points', { smart_count: question.points ?? 1 })}`}
            {level &&
              ` · ${translate(`values.skill.${question.skill}`)} · ${translate('admin.coverage.level')} ${level.order}`}
          </Typography>
          <ItemFigures question={question.id} number={number} />
        </Box>
        {onDeed && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
            {Object.entries(icons).map(([deed, Icon]) => (
              <Tooltip key={deed} title={translate(`admin.editor.${deed}`)}>
                <span>
                  <IconButton
                    size="small"
                    aria-label={translate(`admin.editor.named.${deed}`, { number })}
                    aria-expanded={deed === 'edit' ? Boolean(children) : undefined}
                    disabled={useless(deed as Deed)}
                    onClick={() => onDeed(deed as Deed)}
                  >
                    <Icon fontSize="small" />
                  </IconButton>
                </span>
              </Tooltip>
            ))}
          </Box>
        )}
      </Box>
      {problems.length > 0 && (
        <Alert severity="warning" sx={{ borderRadius: 0, py: 0 }}>
          {problems.map(({ message }) => (
            <div key={message}>{message}</div>
          ))}
        </Alert>
      )}
      {add && <Box sx={{ px: 2, pb: 1.5 }}>{add}</Box>}
      {children && <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>{children}</Box>}
    </Card>
  );
}
