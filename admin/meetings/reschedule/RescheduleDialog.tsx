import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Schema } from '#schemas/dialect.ts';
import { Fields } from '../../schema/inputs/Fields.tsx';
import { useActionLabel } from '../../schema/labels.ts';
import { useResolver } from '../../schema/record/resolver.ts';
import { useProjection } from '../../school.ts';
import type { MeetingEntity } from '../meeting.ts';
import { useMeetingName } from '../useMeetingName.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { Reach } from './Reach.tsx';
import type { ChangeRequest } from './request.ts';
import { addressOf, fields, type Movable, requestOf, timingOf, useReschedule } from './reschedule.ts';

interface RescheduleDialogProps {
  meeting: Movable;
  /** What the dialog begins with, where somebody dragged the meeting there. */
  towards?: ChangeRequest;
  /** @param isDone whether the meeting was moved */
  onClose: (isDone: boolean) => void;
}

const reaches = ['this', 'following', 'all'] as const;

/** Moves a meeting or gives it another teacher, and shows before what that does to others. */
export function RescheduleDialog({ meeting, towards, onClose }: RescheduleDialogProps) {
  const { entity, actions } = useProjection();
  const translate = useTranslate();
  const nameOf = useMeetingName();
  const label = useActionLabel(entity)('reschedule');
  const reschedule = useReschedule(entity as MeetingEntity);
  const begun = useMemo(
    () => ({ ...timingOf(meeting), reach: 'this', include_exceptions: false, ...towards }),
    [meeting, towards],
  );
  const schema = useMemo<Schema>(() => {
    const members = fields.map((name) => [name, actions.reschedule?.input?.properties?.[name]]);
    return { type: 'object', required: [...fields], properties: Object.fromEntries(members) };
  }, [actions]);
  const resolver = useResolver(entity, schema);
  const isOfSeries = Boolean(meeting.schedule_id ?? meeting.particular_class_id);
  return (
    <ChangeDialog<ChangeRequest>
      title={`${label}: ${nameOf(meeting)}`}
      label={label}
      address={addressOf(entity as MeetingEntity, meeting.id)}
      begun={begun}
      resolver={resolver}
      hint={translate('calendar.move.nothing')}
      requestOf={(values, skip) => requestOf(meeting, values, skip)}
      apply={(request, plan) => reschedule(meeting.id, request, plan)}
      onClose={onClose}
    >
      <Fields entity={entity} schema={schema} />
      {isOfSeries && (
        <Reach
          label={translate('calendar.move.reach')}
          choices={reaches.map((id) => ({ id, name: translate(`calendar.move.reaches.${id}`) }))}
        />
      )}
    </ChangeDialog>
  );
}
