import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { problemOf } from '../../../providers/http.ts';

/** One deed at a time; what it answers is said where it was tried, and so is what goes wrong. */
export function useWork() {
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState('');
  const work = async (deed: () => Promise<unknown>) => {
    setBusy(true);
    setSaid('');
    setFailure('');
    try {
      const words = await deed();
      setSaid(typeof words === 'string' ? words : '');
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
  return { busy, said, failure, work };
}
