import { useEffect, useReducer, useRef } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { problemOf } from '../../../providers/http.ts';
import { sendFile } from '../../../providers/upload.ts';
import { nextOf, reduceQueue } from './queue.ts';

/** Files that are sent into the library one after the other. Whoever leaves gives up what has not arrived. */
export function useUploads() {
  const [queue, dispatch] = useReducer(reduceQueue, []);
  const controllers = useRef(new Map<number, AbortController>());
  const translate = useTranslate();
  const refresh = useRefresh();
  const next = nextOf(queue);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each file is begun once, when its turn comes
  useEffect(() => {
    if (!next) return;
    const { key, file } = next;
    const control = new AbortController();
    controllers.current.set(key, control);
    dispatch({ key, state: 'sending' });
    const fail = (error: unknown) => {
      if (control.signal.aborted) return dispatch({ key, state: 'cancelled' });
      dispatch({ key, state: 'failed', message: problemOf(error)?.message ?? translate('admin.upload.broken') });
    };
    sendFile(file, { library: true, signal: control.signal, onShare: (share) => dispatch({ key, share }) })
      .then(({ id }) => {
        dispatch({ key, state: 'done', id });
        refresh();
      })
      .catch(fail)
      .finally(() => controllers.current.delete(key));
  }, [next?.key, next?.state]);

  useEffect(
    () => () => {
      for (const control of controllers.current.values()) control.abort();
    },
    [],
  );

  return {
    queue,
    add: (files: Iterable<File>) => dispatch({ add: [...files] }),
    cancel: (key: number) => {
      const control = controllers.current.get(key);
      if (control) control.abort();
      else dispatch({ key, state: 'cancelled' });
    },
    retry: (key: number) => dispatch({ key, state: 'waiting' }),
  };
}
