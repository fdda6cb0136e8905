import type { Field, Widget } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { BegunAttempt } from '#schemas/types/fragments/begun_attempt.ts';
import type { GroupProps, LimitedProps } from './groups/props.ts';

export interface Parts {
  group: ComponentType<GroupProps>;
  limited: ComponentType<LimitedProps>;
  practice: ComponentType<{ attempt: BegunAttempt }>;
  checked: ComponentType<{ attempt: BegunAttempt }>;
}

/** The loaded controls: forms render from them at once, on the server and when a page hydrates. */
export const loaded: { widgets: Record<string, Widget>; fields: Record<string, Field>; parts: Partial<Parts> } = {
  widgets: {},
  fields: {},
  parts: {},
};
