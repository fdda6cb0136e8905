import { type ActionFunctionArgs, type AppLoadContext, data, redirect } from '@remix-run/node';
import type { Looked } from '#schemas/help/looked.ts';
import english from '#schemas/locales/en/entities.json' with { type: 'json' };
import englishHelp from '#schemas/locales/en/help.json' with { type: 'json' };
import spanish from '#schemas/locales/es/entities.json' with { type: 'json' };
import spanishHelp from '#schemas/locales/es/help.json' with { type: 'json' };
import type { Locale } from '#schemas/localize.ts';
import { api, type Problem } from '../api.server.ts';

const wordsByLocale = { es: { ...spanishHelp, entities: spanish }, en: { ...englishHelp, entities: english } };

/** The words of the help pages: no other page loads them. */
export function helpWords(context: AppLoadContext) {
  const locale: Locale = context.caller_user?.locale === 'en' ? 'en' : 'es';
  const { help, entities } = wordsByLocale[locale];
  return { help, categories: entities.resources.tickets.values.category };
}

export type HelpWords = ReturnType<typeof helpWords>;

/** Why something was not sent, beside what was written; without a message the school was not reached. */
export interface HelpRefusal {
  message: string | null;
  errors: Record<string, string>;
}

/** What became of what was asked, where the page stays. */
export interface HelpAnswer {
  sent?: number;
  refused?: HelpRefusal;
}

/** What the address says was looked at, as far as it has the shape of it: the address may be anybody's. */
export function lookedIn(request: Request): Looked {
  const params = new URL(request.url).searchParams;
  const like = (name: string, shape: RegExp) => shape.exec(params.get(name) ?? '')?.[0] ?? '';
  return {
    page: like('page', /^\/\S{0,299}$/),
    title: '',
    question: like('question', /^\d{1,9}$/),
    questions: [],
    error: like('error', /^[45]\d\d$/),
    message: '',
    request: like('request', /^[\da-f-]{36}$/),
  };
}

const numbers = (form: FormData, name: string) => form.getAll(name).map(Number).filter(Boolean);
const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** Opens a ticket and leads to it; beside another page it says that it did. */
export async function openTicket({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const error_status = Number(textOf(form, 'error')) || null;
  const body = {
    subject: textOf(form, 'subject'),
    content: textOf(form, 'content'),
    category: textOf(form, 'category') || 'other',
    page: textOf(form, 'page') || null,
    question_id: Number(textOf(form, 'question')) || null,
    error_status: error_status && error_status >= 100 && error_status < 600 ? error_status : null,
    error_message: textOf(form, 'message').slice(0, 500) || null,
    request_id: textOf(form, 'request').slice(0, 100) || null,
  };
  const { ask } = api(context);
  const answer = await ask('POST', '/api/tickets', { body });
  if (answer.status >= 400) return refuse(answer.body as Problem, answer.status);
  const { id } = answer.body as { id: number };
  const files = numbers(form, 'file');
  if (files.length > 0) await ask('POST', `/api/tickets/${id}/attach`, { body: { files } });
  if (form.has('panel')) return data<HelpAnswer>({ sent: id });
  throw redirect(`/help/${id}`);
}

/** Does what a form of a ticket's page asks for. */
export async function actOnTicket({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const intent = ['reply', 'reopen', 'rate'].find((one) => one === form.get('intent'));
  if (!intent) throw data(null, { status: 400 });
  const bodies: Record<string, object> = {
    reply: { content: textOf(form, 'content'), files: numbers(form, 'file') },
    reopen: {},
    rate: { satisfaction: textOf(form, 'satisfaction') },
  };
  const address = `/api/tickets/${params.ticket}/${intent}`;
  const answer = await api(context).ask('POST', address, { body: bodies[intent] });
  if (answer.status >= 400) return refuse(answer.body as Problem, answer.status);
  throw redirect(`/help/${params.ticket}`);
}

const refuse = ({ message, errors }: Problem, status: number) =>
  data<HelpAnswer>({ refused: { message, errors } }, { status });
