import { useQueryClient } from '@tanstack/react-query';
import { useAddUndoableMutation } from 'react-admin';
import type { ListParameters } from '#schemas/list_view.ts';
import type { ListView } from '#schemas/types/fragments/list_view.ts';
import { useAnnounce } from '../../../announce.tsx';
import { call } from '../../../providers/http.ts';
import { keyOfQuery, useQueryOf } from '../../../providers/queries.ts';
import { useProjection, useSchool } from '../../../school.ts';

const views = 'saved_views';

type Changes = Partial<ListParameters & { name: string }>;

/** The views of the list of the page, and what can be done with them. Who may not save any has none. */
export function useViews() {
  const { entity } = useProjection();
  const { projections } = useSchool();
  const announce = useAnnounce();
  const queries = useQueryClient();
  const addUndoable = useAddUndoableMutation();
  const rights = projections.get(views);
  const params = { resource: entity };
  const { data } = useQueryOf(views, null, 'offered', { params, options: { enabled: rights !== undefined } });
  const refresh = () => queries.invalidateQueries({ queryKey: [views] });

  const send = async (verb: string, method: string, path: string, body?: object, undo?: () => void) => {
    await call(method, path ? `${views}/${path}` : views, body);
    announce.done(verb, views, { undo });
    await refresh();
  };
  /** Sends a change that is asked nothing, and says what became of it. */
  const write = (verb: string, ...request: [method: string, path: string, body: object, undo?: () => void]) =>
    send(verb, ...request).catch((error) => announce.failed(verb, views, error));
  const change = ({ id, ...view }: ListView, changes: Changes) => {
    const members = Object.keys(changes) as (keyof Changes)[];
    const before = Object.fromEntries(members.map((member) => [member, view[member]]));
    return send('update', 'PUT', String(id), changes, () => void write('update', 'PUT', String(id), before));
  };
  const share = ({ id, status }: ListView) => {
    const [verb, inverse] = status === 'own' ? ['share', 'unshare'] : ['unshare', 'share'];
    return write(
      verb as string,
      'POST',
      `${id}/${verb}`,
      {},
      () => void write(inverse as string, 'POST', `${id}/${inverse}`, {}),
    );
  };
  /** It is gone from the list at once, and from the school when the notice closes. */
  const remove = ({ id }: ListView) => {
    queries.setQueryData<{ views: ListView[] }>(
      keyOfQuery(views, null, 'offered', params),
      (now) => now && { views: now.views.filter((view) => view.id !== id) },
    );
    announce.pending('delete', views);
    addUndoable(async ({ isUndo }) => {
      if (!isUndo) await call('DELETE', `${views}/${id}`).catch((error) => announce.failed('delete', views, error));
      await refresh();
    });
  };

  return {
    rights,
    views: data?.views ?? [],
    /** @throws HttpError 422 for a name that another view of this list has */
    add: (name: string, view: ListParameters) => send('add', 'POST', '', { resource: entity, name, ...view }),
    /** @throws HttpError 422 for a name that another view of this list has */
    rename: (view: ListView, name: string) => change(view, { name }),
    replace: (view: ListView, present: ListParameters) =>
      change(view, present).catch((error) => announce.failed('update', views, error)),
    share,
    remove,
  };
}

export type Views = ReturnType<typeof useViews>;
