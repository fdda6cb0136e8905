import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import type { MeetingEntity } from '#schemas/meeting_pages.ts';
import type { MeetingCard } from '#schemas/types/fragments/meeting_card.ts';
import type { MeetingPage } from '#schemas/types/fragments/meeting_page.ts';
import { api, type Problem } from '../api.server.ts';
import { readListAddress } from '../components/live/list/list_address.ts';
import type { MeetingsData } from '../components/live/list/MeetingsView.tsx';
import { type Intent, intents, type SeatAnswer } from '../components/live/seat/seat_intents.ts';

const byId = <One extends { id: number }>(all: (One | null)[]): One[] => [
  ...new Map(all.filter((one) => one !== null).map((one) => [one.id, one])).values(),
];

/** A list of meetings, narrowed as the address asks. */
export async function listMeetings(
  entity: MeetingEntity,
  { request, context }: LoaderFunctionArgs,
): Promise<MeetingsData> {
  const params = readListAddress(new URL(request.url).searchParams);
  const when = params.view === 'past' ? 'past' : 'coming';
  const list = await api(context).query(entity, null, 'open', { when });
  const fits = ({ topic, teacher }: MeetingCard) =>
    (!params.topic || String(topic?.id) === params.topic) && (!params.teacher || String(teacher.id) === params.teacher);
  const choices = {
    topics: byId(list.meetings.map(({ topic }) => topic)),
    teachers: byId(list.meetings.map(({ teacher }) => teacher)),
  };
  return { ...list, meetings: list.meetings.filter(fits), params, choices, total: list.meetings.length };
}

/** A meeting of somebody, with the material of its topic where the reader may read it. */
export const readMeeting = (entity: MeetingEntity, id: string | undefined, { context }: LoaderFunctionArgs) =>
  withMaterial(api(context).query(entity, id, 'about'), context);

/** The room of a meeting, as its reader stands before it. */
export const readRoom = (entity: MeetingEntity, id: string | undefined, { context }: LoaderFunctionArgs) =>
  withMaterial(api(context).query(entity, id, 'room'), context);

async function withMaterial<Page extends MeetingPage>(asked: Promise<Page>, context: AppLoadContext) {
  const { ask } = api(context);
  const page = await asked;
  const { topic } = page.meeting;
  const material = topic ? await ask('GET', `/api/class_lessons/${topic.id}`, {}) : null;
  const isReadable = material !== null && material.status < 400;
  return {
    ...page,
    material: isReadable ? (material.body as { content: string; english_content: string | null }) : null,
    isStudent: context.caller_user?.role.slug === 'student',
  };
}

export type MeetingData = Awaited<ReturnType<typeof readMeeting>>;
export type RoomData = Awaited<ReturnType<typeof readRoom>>;

/** These say that what was wanted is so already: a form that was sent twice. */
const settledRules: Record<Intent, string[]> = {
  register: ['already_registered'],
  wait: ['already_waiting', 'already_offered', 'already_registered'],
  accept: ['already_registered'],
  cancel: ['seat_ended'],
};

/** What the API is asked to do for a form. */
function callOf(form: FormData): { intent: Intent; url: string; body: object } {
  const intent = intents.find((one) => one === form.get('intent'));
  const entity = ['classes', 'forums'].find((one) => one === form.get('entity'));
  const [meeting, registration] = ['meeting', 'registration'].map((name) => Number(form.get(name)));
  if (!intent || !entity) throw data(null, { status: 400 });
  if (intent === 'register') return { intent, url: `/api/${entity}/${meeting}/register`, body: {} };
  if (intent === 'wait') return { intent, url: `/api/${entity}/${meeting}/register`, body: { wait: true } };
  return { intent, url: `/api/registrations/${registration}/${intent}`, body: {} };
}

/**
 * Does what a form of a seat asks for. The script is answered with the refusal; a browser without it is led back to the
 * page, or shown the refusal on it.
 */
export async function actOnSeat({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const { intent, url, body } = callOf(form);
  const answer = await context.api('POST', url, { body });
  if (answer.status === 401) throw redirectDocument('/login/student');
  const isScript = form.get('by') === 'script';
  const { rule = '', message } = answer.body as Problem;
  if (answer.status < 400 || settledRules[intent].includes(rule)) {
    if (isScript) return { refusal: null } satisfies SeatAnswer;
    throw redirect(backTo(request));
  }
  const refusal: SeatAnswer = { refusal: { meeting: Number(form.get('meeting')), message } };
  return data(refusal, { status: isScript ? 200 : answer.status });
}

/** The page from which the form was sent, by its own address. */
function backTo(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('index');
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
