import type { Field, Widget } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { GroupProps, LimitedProps } from './groups/props.ts';

export interface Parts {
  group: ComponentType<GroupProps>;
  limited: ComponentType<LimitedProps>;
}

/** What has been loaded: forms are drawn from it at once, on the server and when a page wakes up. */
export const loaded: { widgets: Record<string, Widget>; fields: Record<string, Field>; parts: Partial<Parts> } = {
  widgets: {},
  fields: {},
  parts: {},
};
