import { useState } from 'react';
import { Pagination, useListContext, useNotify } from 'react-admin';
import { RecordDialog } from './RecordDialog.tsx';
import { RecordingCards } from './RecordingCards.tsx';
import type { Recording } from './recording.ts';

export function Recordings() {
  const { data = [], total = 0 } = useListContext<Recording>();
  const notify = useNotify();
  const [chosen, setChosen] = useState<number | null>(null);
  const [saved, setSaved] = useState('');
  const at = data.findIndex(({ id }) => id === chosen);
  const next = data[at + 1];
  const open = (recording: Recording | undefined, after = '') => {
    setChosen(recording?.id ?? null);
    setSaved(after);
  };
  return (
    <>
      <RecordingCards onRecord={(recording) => open(recording)} />
      {total > 25 && <Pagination rowsPerPageOptions={[25, 50, 100]} />}
      {data[at] && (
        <RecordDialog
          key={chosen}
          recording={data[at]}
          next={next}
          saved={saved}
          // In the dialog, as a notice of the page would lie over its buttons on a phone.
          onSaved={(name) => {
            if (!next) notify('admin.recordings.saved', { type: 'success', messageArgs: { name } });
            open(next, name);
          }}
          onNext={() => open(next)}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}
