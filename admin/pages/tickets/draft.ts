import { useEffect, useState } from 'react';
import { draftOf, dropDraft, saveDraft } from '../../schema/record/draft.ts';
import { useSchool } from '../../school.ts';

/** What somebody is writing to a ticket, stored in the tab until it is sent. */
export function useWriting(ticket: number, subject: string) {
  const { user } = useSchool();
  const form = `tickets/${ticket}/reply`;
  const [text, setText] = useState(() => String(draftOf(user.id, form)?.values.text ?? ''));
  useEffect(() => {
    const address = `/tickets/${ticket}/show`;
    if (text) saveDraft(user.id, form, { values: { text }, version: undefined, title: subject, address });
    else dropDraft(user.id, form);
  }, [text, form, ticket, subject, user.id]);
  return [text, setText] as const;
}
