import type { MeetingEntity } from '#schemas/meeting_pages.ts';
import type { RoomPage } from '#schemas/types/fragments/room_page.ts';
import type { Context } from '../../engine/define.ts';
import { refusalSentence } from '../../engine/problems.ts';
import { requireRow } from '../../engine/require_row.ts';
import { aboutMeeting } from '../pages/meeting_pages.ts';
import { doorOf, refusalAt } from './door.ts';

/** What the page of a meeting's room is made of: the page about the meeting, and its door as the caller finds it. */
export const roomPage =
  (entity: MeetingEntity) =>
  async (row: { id: number }, params: unknown, ctx: Context): Promise<RoomPage> => {
    const { caller, trx, engine } = ctx;
    const [page, door] = [await aboutMeeting(row, params, ctx), await doorOf(row.id, ctx)];
    const user = requireRow(
      await trx('users')
        .where({ id: caller.id as number })
        .first('first_name'),
    );
    const refusal = refusalAt(door, ctx);
    const { topics } = page;
    return {
      ...page,
      topics: door.role ? [...topics, `room:${row.id}`] : topics,
      me: { id: caller.id as number, first_name: user.first_name, role: door.role },
      provider: engine.configuration.videoProvider,
      closes_at: door.closes_at,
      is_running: door.is_running,
      alternative_link: door.role && door.alternative_link,
      refusal: refusal && {
        rule: refusal.rule,
        message: refusalSentence(refusal, entity, caller.locale),
        possible_at: refusal.possible_at ?? null,
      },
    };
  };
