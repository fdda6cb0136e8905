import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { pick } from '#schemas/localize.ts';
import { entityWord, useLanguage, useValueLabel } from '../../schema/labels.ts';
import type { Meeting } from './meetings.ts';

/** What a meeting is, in a few words: its level and topic, its band, whose it is. */
export function useMeetingTitle(): (meeting: Meeting) => string {
  const translate = useTranslate();
  const locale = useLanguage();
  const band = useValueLabel('forums');
  return useCallback(
    (meeting) => {
      const parts = {
        classes: [pick(meeting, 'level', locale), pick(meeting, 'topic', locale)],
        forums: [entityWord(translate, 'forums'), band('forum_type', meeting.forum_type)],
        particular_meetings: [meeting.student],
        demo_classes: [entityWord(translate, 'demo_classes')],
      };
      return parts[meeting.entity].filter(Boolean).join(': ');
    },
    [translate, locale, band],
  );
}
