import { useLocation } from '@remix-run/react';
import { type MouseEvent, useEffect, useState } from 'react';
import { lookedAt } from '#schemas/browser/looked_at.ts';
import type { Looked } from '#schemas/help/looked.ts';
import { isRoom } from '#schemas/pages.ts';
import { useWords } from '../words.tsx';

interface Opened {
  Panel: typeof import('./HelpPanel.tsx').HelpPanel;
  looked: Looked;
}

/** What of a page goes along in the address of help; what an error said does not, as an address may be anybody's. */
const parts = ['page', 'question', 'error', 'request'] as const;

function addressOf(looked: Looked): string {
  const entries = parts.filter((name) => looked[name]).map((name) => [name, looked[name]]);
  return `/help?${new URLSearchParams(entries)}`;
}

/** The panel of help, once a link has opened it. */
export function useHelp() {
  const { pathname, key } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page begins without the panel
  useEffect(() => setOpened(null), [key]);
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    const looked = lookedAt(document);
    const address = addressOf(looked);
    event.currentTarget.href = address;
    const isElsewhere = isRoom(pathname) || event.ctrlKey || event.metaKey || event.shiftKey;
    if (isElsewhere || pathname.startsWith('/help')) return;
    event.preventDefault();
    const panel = await import('./HelpPanel.tsx').catch(() => null);
    if (panel) setOpened({ Panel: panel.HelpPanel, looked });
    else window.location.assign(address);
  };
  return { open, panel: opened ? <opened.Panel looked={opened.looked} onClose={() => setOpened(null)} /> : null };
}

/**
 * The way to help from every page: a panel beside it, so that nothing of the page is left. Without script, or where its
 * code does not come, it is a link; from the room of a meeting it leads to another tab.
 */
export function HelpLink({ open, className }: Pick<ReturnType<typeof useHelp>, 'open'> & { className: string }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const inRoom = isRoom(pathname);
  return (
    <a
      className={className}
      href={`/help?${new URLSearchParams({ page: pathname })}`}
      target={inRoom ? '_blank' : undefined}
      rel={inRoom ? 'noreferrer' : undefined}
      onClick={open}
    >
      {t('pages.help')}
      {inRoom ? <span className="unseen"> {t('shell.new_tab')}</span> : null}
    </a>
  );
}
