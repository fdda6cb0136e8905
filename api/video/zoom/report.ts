import type { MadeMeeting, Stay } from '../interface.ts';
import { VideoProblem } from '../problem.ts';
import { allPages, type Call } from './call.ts';
import type { ZoomAnswer } from './request.ts';
import { encodeUuid } from './session_uuid.ts';

/** Who was in a session, once Zoom has written its report. Where no session was heard of the number names the latest. */
export async function reportOf(
  call: Call,
  { provider_meeting_id, provider_uuid }: MadeMeeting,
): Promise<Stay[] | null> {
  const session = provider_uuid ? encodeUuid(provider_uuid) : provider_meeting_id;
  try {
    const rows = await allPages(call, `/report/meetings/${session}/participants`, 'participants');
    return rows.filter(({ status }) => status !== 'in_waiting_room').map(stayOf);
  } catch (error) {
    if (error instanceof VideoProblem && error.code === 'gone') return null;
    throw error;
  }
}

const stayOf = ({ user_id, id, customer_key, name, join_time, leave_time }: ZoomAnswer): Stay => ({
  participant: String(user_id ?? id),
  key: customer_key ? String(customer_key) : null,
  name: String(name ?? ''),
  joined_at: join_time as Stay['joined_at'],
  left_at: leave_time as Stay['left_at'],
});
