import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { problemOf } from '../../../providers/http.ts';

/** One task at a time; its result or failure is shown where it was started. */
export function useWork() {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [failure, setFailure] = useState('');
  const work = async (task: () => Promise<unknown>) => {
    setBusy(true);
    setMessage('');
    setFailure('');
    try {
      const words = await task();
      setMessage(typeof words === 'string' ? words : '');
    } catch (error) {
      const problem = problemOf(error);
      setFailure(
        problem?.errors
          ? Object.values(problem.errors).join(' ')
          : (problem?.message ?? translate('admin.notice.offline')),
      );
    }
    setBusy(false);
  };
  return { busy, message, failure, work };
}
