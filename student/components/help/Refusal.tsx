import type { HelpRefusal, HelpWords } from '../../server/help.server.ts';

interface RefusalProps {
  refused: HelpRefusal | undefined;
  title: string;
  words: HelpWords;
}

/** Why something was not sent: what the school says of it, or that it was not reached. */
export const Refusal = ({ refused, title, words: { help } }: RefusalProps) =>
  refused ? (
    <p role="alert" className="notice wrong">
      {title}: {refused.message ?? help.offline}
    </p>
  ) : null;
