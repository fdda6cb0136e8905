import { type CannedBlank, cannedBlanks, writtenBlank } from '#schemas/desk/canned_blanks.ts';
import type { TicketQueries } from '#schemas/types/entities/tickets.ts';
import type { Context, RowOf } from '../../engine/define.ts';
import { invalid } from '../../engine/errors.ts';

type CannedReply = TicketQueries['canned']['result'][number];

/** SQL of what is filled in. */
const values: Record<CannedBlank, string> = {
  first_name: 'u.first_name',
  name: `concat_ws(' ', u.first_name, u.name)`,
  agent: 'a.first_name',
  ticket: 't.id::text',
  subject: 't.subject',
  support_email: 's.support_email::text',
  support_phone: 's.support_phone',
};

const blank = /\{([a-z_]*)\}/g;

/**
 * Holds canned replies to the blanks that can be filled in.
 * @throws Problem 422 naming the first that cannot
 */
export function checkBlanks(body: { [field in 'content' | 'english_content']?: string | null }): void {
  for (const field of ['content', 'english_content'] as const) {
    const unknown = [...String(body[field] ?? '').matchAll(blank)].find(
      ([, name]) => !Object.hasOwn(values, name ?? ''),
    );
    if (unknown)
      throw invalid({
        [field]: {
          keyword: 'blank',
          params: {
            blank: unknown[0],
            known: cannedBlanks.map(writtenBlank).join(' '),
          },
        },
      });
  }
}

/** The canned replies in use, in the requester's language and filled in for a ticket; those of its category first. */
export async function cannedFor(ticket: RowOf<'tickets'>, { trx, caller }: Context): Promise<CannedReply[]> {
  const placeholders = Object.entries(values).map(([name, sql]) => `'${name}', coalesce(${sql}, '')`);
  const { rows } = await trx.raw<{ rows: (CannedReply & { filled: Record<string, string> })[] }>(
    `select c.id, c.name, c.category,
      case when u.locale = 'en' then coalesce(nullif(c.english_content, ''), c.content) else c.content end as content,
      jsonb_build_object(${placeholders.join(', ')}) as filled
    from tickets t join users u on u.id = t.requester_id join users a on a.id = :caller cross join settings s
      cross join canned_replies c
    where t.id = :id and c.status = 'active'
    order by c.category is distinct from t.category, c.name`,
    { id: ticket.id, caller: caller.id as number },
  );
  return rows.map(({ filled: words, ...reply }) => ({
    ...reply,
    content: reply.content.replace(blank, (whole: string, name: string) => words[name] ?? whole),
  }));
}
