import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { problemOf } from '../providers/http.ts';

/** Why something failed: all sentences of the API's refusal, or that the server cannot be reached. */
export function useReason() {
  const translate = useTranslate();
  return useCallback(
    (error: unknown, between = ' '): string => {
      const { message = translate('admin.notice.offline'), errors = {} } = problemOf(error) ?? {};
      return [...new Set([message, ...Object.values(errors)])].join(between);
    },
    [translate],
  );
}
