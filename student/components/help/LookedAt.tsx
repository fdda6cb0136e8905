import type { Looked } from '#schemas/help/looked.ts';
import type { HelpWords } from '../../server/help.server.ts';

/** Says what goes along with what is written. */
export function LookedAt({ looked, words: { help } }: { looked: Looked; words: HelpWords }) {
  const { title, error, message, request } = looked;
  const parts = [
    error ? `${error} ${message}`.trim() : title,
    request && help.request.replace('%{request}', request),
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="field-hint help-looked">
      {help.about} {parts.join(' · ')}
    </p>
  );
}
