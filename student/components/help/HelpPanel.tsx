import { Link, useFetcher } from '@remix-run/react';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { Looked } from '#schemas/help/looked.ts';
import type { clientLoader } from '../../routes/help._index.tsx';
import type { HelpAnswer, HelpWords } from '../../server/help.server.ts';
import '../../styles/help.css';
import { useWords } from '../words.tsx';
import { AskForm } from './AskForm.tsx';
import { OwnTickets } from './OwnTickets.tsx';

interface HelpPanelProps {
  looked: Looked;
  onClose: () => void;
}

/** Help beside the page that somebody is at: the page stays as it is, and what it shows goes along. */
export function HelpPanel({ looked, onClose }: HelpPanelProps) {
  const { t } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const { load, data: read } = useFetcher<typeof clientLoader>();
  const data = useLastRead(read);
  const sending = useFetcher<HelpAnswer>();
  useEffect(() => {
    dialog.current?.showModal();
    load('/help?index&panel');
  }, [load]);
  const close = () => dialog.current?.close();
  const closeFromOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current) close();
  };
  const sentTicket = sending.data?.sent;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="help-sheet"
      aria-labelledby="help-title"
      onClose={onClose}
      onClick={closeFromOutside}
    >
      <div className="help-sheet-page">
        <div className="help-sheet-head">
          <h2 id="help-title">{t('pages.help')}</h2>
          <button type="button" className="button quiet" onClick={close}>
            {t('shell.close')}
          </button>
        </div>
        {data === undefined ? <Loading /> : null}
        {data === null ? (
          <p role="alert" className="notice wrong">
            {t('shell.help_failed')} <a href="/help">{t('pages.help')}</a>
          </p>
        ) : null}
        {data && sentTicket ? <SentNotice id={sentTicket} words={data.words} /> : null}
        {data && !sentTicket ? (
          <>
            <p className="help-lead">{data.words.help.lead}</p>
            <AskForm
              words={data.words}
              looked={looked}
              refused={sending.data?.refused}
              isSending={sending.state !== 'idle'}
              as={sending.Form}
              inPanel
            />
          </>
        ) : null}
        {data ? <OwnTickets tickets={data.tickets} words={data.words} /> : null}
      </div>
    </dialog>
  );
}

/** What was read stays where it cannot be read again: without connection it holds the form in which somebody writes. */
function useLastRead<Read>(read: Read | null | undefined): Read | null | undefined {
  const last = useRef<Read>();
  if (read) last.current = read;
  return last.current ?? read;
}

/** The shape of the form before it is there. */
const Loading = () => (
  <div className="help-loading" aria-hidden="true">
    <span />
    <span />
    <span />
  </div>
);

function SentNotice({ id, words: { help } }: { id: number; words: HelpWords }) {
  const confirmation = useRef<HTMLParagraphElement>(null);
  useEffect(() => confirmation.current?.focus(), []);
  return (
    <p ref={confirmation} tabIndex={-1} role="status" className="notice">
      {help.sent} <Link to={`/help/${id}`}>{help.see}</Link>
    </p>
  );
}
