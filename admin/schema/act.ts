import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Action, Projection, Schema } from '#schemas/dialect.ts';
import { expectSession } from '#schemas/session.ts';
import { useAnnounce } from '../announce.tsx';
import { call, forever } from '../providers/http.ts';
import { leave } from '../providers/leave.ts';
import { useProjection } from '../school.ts';
import { kindOf } from './kind.ts';

export type DrawnAction = Omit<Action, 'roles'>;

/** Whether the state of a row lets an action be done. */
export const legal = ({ from }: DrawnAction, state: unknown) => !from || from.includes(String(state));

/** Whether a person can fill in what an action wants: a tree of JSON is another program's. */
export function drawable({ input }: DrawnAction): boolean {
  const ok = (schema: Schema): boolean =>
    Object.entries(schema.properties ?? {}).every(
      ([name, property]) => kindOf(property, name, '') !== 'json' && ok(property) && ok(property.items ?? {}),
    );
  return !input || ok(input);
}

/** The actions that are offered for rows, with their names. */
export const rowActions = ({ actions }: Projection): [string, DrawnAction][] =>
  Object.entries(actions).filter(([, action]) => !action.collection && drawable(action));

/** What an action answers that makes the browser another person's. */
type Led = { home?: string } | undefined;

/** Everything on the page was the former person's: it is loaded anew, and nothing is said on this one. */
function lead(home: string): Promise<never> {
  expectSession(window);
  leave(home);
  return forever;
}

/** Does an action for one row or for several, says so, and offers to take it back where it has an inverse. */
export function useAct() {
  const { entity, actions } = useProjection();
  const announce = useAnnounce();
  const queries = useQueryClient();

  const send = useCallback(
    async (name: string, ids: number[], input: object = {}) => {
      const [id] = ids;
      const answer =
        ids.length === 1
          ? await call<Led>('POST', `${entity}/${id}/${name}`, input)
          : await call<Led>('POST', `${entity}/${name}`, { ids, ...input });
      if (answer?.home) return lead(answer.home);
      await queries.invalidateQueries({ queryKey: [entity] });
    },
    [entity, queries],
  );

  return useCallback(
    async (name: string, ids: number[], input: object = {}) => {
      await send(name, ids, input);
      const inverse = actions[name]?.inverse;
      const undo = () =>
        void send(inverse as string, ids).catch((error) => announce.failed(inverse as string, entity, error));
      announce.done(name, entity, { count: ids.length, ...(inverse && actions[inverse] ? { undo } : {}) });
    },
    [send, announce, actions, entity],
  );
}
