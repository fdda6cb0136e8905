import type { TicketQueries } from '#schemas/types/entities/tickets.ts';
import type { HelpWords } from '../../server/help.server.ts';
import { Time } from '../Time.tsx';

type Entry = TicketQueries['thread']['result']['entries'][number];

/** What was written in a ticket, the oldest first. */
export const Messages = ({ entries, words: { help } }: { entries: Entry[]; words: HelpWords }) => (
  <ol className="help-messages">
    {entries.map(({ id, ticket_id, author, by_school, is_own, content, created_at, files }) => (
      <li key={`${ticket_id} ${id}`} className={by_school ? 'help-message by-school' : 'help-message'}>
        <p className="help-state">
          <strong>{is_own ? help.you : by_school ? `${author} · ${help.school}` : author}</strong> ·{' '}
          <Time of={created_at} />
        </p>
        <p className="help-text">{content}</p>
        {files.map((file) => (
          <p key={file.id}>
            <a href={`/api/resources/${file.id}/file`} target="_blank" rel="noreferrer">
              {file.name}
            </a>
          </p>
        ))}
      </li>
    ))}
  </ol>
);
