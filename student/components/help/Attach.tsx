import { type ChangeEvent, useState } from 'react';
import type { HelpWords } from '../../server/help.server.ts';

interface Sent {
  id: number;
  name: string;
}

/** How many files go with one message. */
const most = 5;

/** Sends files to go with what is being written; the form carries their numbers. */
export function Attach({ words: { help } }: { words: HelpWords }) {
  const [files, setFiles] = useState<Sent[]>([]);
  const [sending, setSending] = useState('');
  const [problem, setProblem] = useState('');
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setSending(file.name);
    setProblem('');
    const answer = await fetch(`/api/resources/upload?attachment&name=${encodeURIComponent(file.name)}`, {
      method: 'POST',
      headers: { 'content-type': file.type },
      body: file,
    }).catch(() => null);
    const body = (await answer?.json().catch(() => null)) as { id: number; message?: string } | null;
    target.value = '';
    setSending('');
    if (!answer?.ok || !body) return setProblem(body?.message ?? help.offline);
    setFiles((before) => [...before, { id: body.id, name: file.name }]);
  };
  const isHeld = sending !== '' || files.length >= most;
  return (
    <div className="field">
      <label className="button quiet help-attach" aria-disabled={isHeld || undefined}>
        {help.attach}
        <input
          className="unseen"
          type="file"
          accept="image/*,.pdf,.docx,.pptx,.xlsx"
          disabled={isHeld}
          onChange={send}
        />
      </label>
      <p className="field-hint">{help.attach_hint}</p>
      <div role="status">{sending ? <p className="field-hint">{`${help.attaching} ${sending}`}</p> : null}</div>
      {files.map(({ id, name }) => (
        <p key={id} className="help-file">
          <input type="hidden" name="file" value={id} />
          <span>{name}</span>
          <button
            type="button"
            className="button quiet"
            onClick={() => setFiles((before) => before.filter((one) => one.id !== id))}
          >
            {help.detach} <span className="unseen">{name}</span>
          </button>
        </p>
      ))}
      {problem ? (
        <p role="alert" className="field-error">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
