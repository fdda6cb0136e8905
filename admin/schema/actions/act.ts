import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { expectSession } from '#schemas/browser/session.ts';
import type { Action, Projection, Schema } from '#schemas/dialect.ts';
import { useAnnounce } from '../../announce.tsx';
import type { Row } from '../../providers/conflict.ts';
import { withoutUnset } from '../../providers/filter.ts';
import { call, forever } from '../../providers/http.ts';
import { leave } from '../../providers/leave.ts';
import { useProjection } from '../../school.ts';
import { kindOf } from '../kind.ts';
import { inverseInput } from './inverse.ts';

export type ShownAction = Omit<Action, 'roles'>;

/** Whether the state of a row lets an action be done. */
export const legal = ({ from }: ShownAction, state: unknown) => !from || from.includes(String(state));

/** Whether a person can fill in what an action wants: a tree of JSON is another program's. */
function isFillable({ input }: ShownAction): boolean {
  const ok = (schema: Schema): boolean =>
    Object.entries(schema.properties ?? {}).every(
      ([name, property]) => kindOf(property, name, '') !== 'json' && ok(property) && ok(property.items ?? {}),
    );
  return !input || ok(input);
}

/** The actions that are offered for rows, with their names. */
export const rowActions = ({ actions }: Projection): [string, ShownAction][] =>
  Object.entries(actions).filter(([, action]) => !action.collection && action.button !== false && isFillable(action));

/** What an action answers that makes the browser another person's; or what it orders, where a filter says for what. */
type Led = { home?: string; run?: number } | undefined;

/** Everything on the page belongs to the former person, so the page reloads without a notice. */
function lead(home: string): Promise<never> {
  expectSession(window);
  leave(home);
  return forever;
}

/** What an action is done to: rows, or all that a filter finds, with the number of them that the person saw. */
export type Target = { ids: number[] } | { filter: Row; count: number };

const countOf = (target: Target) => ('ids' in target ? target.ids.length : target.count);

/**
 * The filter of the rows that an action may be done to, among those of a list's filter.
 * @returns null where the filter leaves none of the states that the action begins in
 */
export function narrowFilter(filter: Row, field: string | undefined, { from }: ShownAction): Row | null {
  if (!field || !from) return filter;
  const chosenStates = withoutUnset(filter)[field];
  const states =
    chosenStates === undefined ? from : [chosenStates].flat().filter((state) => from.includes(String(state)));
  return states.length === 0 ? null : { ...withoutUnset(filter), [field]: states };
}

/**
 * Runs an action on rows, announces it, and offers undo where it has an inverse.
 * @returns what does it; that answers the run of an action that is done to all that a filter finds, which tells of itself
 */
export function useAct() {
  const { entity, actions, read } = useProjection();
  const announce = useAnnounce();
  const queries = useQueryClient();

  const send = useCallback(
    async (name: string, target: Target, input: object = {}) => {
      const one = 'ids' in target && target.ids.length === 1;
      const answer = one
        ? await call<Led>('POST', `${entity}/${target.ids[0]}/${name}`, input)
        : await call<Led>('POST', `${entity}/${name}`, { ...target, ...input });
      if (answer?.home) return lead(answer.home);
      await queries.invalidateQueries({ queryKey: [entity] });
      return answer?.run;
    },
    [entity, queries],
  );

  return useCallback(
    async (name: string, target: Target, input: object = {}, rows: Row[] = []): Promise<number | undefined> => {
      const run = await send(name, target, input);
      if (run !== undefined) return run;
      const inverse = actions[name]?.inverse ?? '';
      // What a filter found it may find no more.
      const undoInput =
        actions[inverse] && 'ids' in target ? inverseInput(actions[inverse], read, rows, input as Row) : null;
      const undo = () =>
        void send(inverse, target, undoInput ?? {}).catch((error) => announce.failed(inverse, entity, error));
      announce.done(name, entity, { count: countOf(target), ...(undoInput ? { undo } : {}) });
      return undefined;
    },
    [send, announce, actions, read, entity],
  );
}
