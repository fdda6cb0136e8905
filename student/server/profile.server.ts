import { data, redirect } from '@remix-run/node';
import { type NoticeSwitch, switchesOf } from '#schemas/desk/notice_kinds.ts';
import type { LoadContext } from '#schemas/load_context.ts';
import type { Problem } from '../api.server.ts';

/** What became of a form of the profile. */
interface SaveResult {
  form: string;
  saved: boolean;
  message: string;
  errors: Record<string, string>;
  /** What was sent, but passwords: a browser without script draws the form anew. */
  values: Record<string, string>;
  /** The secret address of a calendar that was made. */
  address?: string;
}

/** Fields that may be empty: then they are null. */
const optional = ['phone', 'time_zone', 'color_scheme'];

const sentValue = (name: string, value: FormDataEntryValue) => {
  if (name === 'single_keys') return value === 'true';
  return value === '' && optional.includes(name) ? null : value;
};

/** What a form of the profile asks of the API. */
function callOf(form: string, formData: FormData, context: LoadContext) {
  if (form === 'notices') {
    const switches = switchesOf('student');
    const unwantedKinds = (name: string, kinds: NoticeSwitch[]) =>
      kinds.map(({ kind }) => kind).filter((kind) => !formData.getAll(name).includes(kind));
    const body = {
      unwanted_letters: unwantedKinds('letter', switches),
      unwanted_notices: unwantedKinds(
        'page',
        switches.filter(({ page }) => page),
      ),
    };
    return context.api('PUT', '/api/user', { body });
  }
  if (form === 'goal') {
    const weekly_goal = Number(formData.get('weekly_goal')) || null;
    return context.api('PUT', '/api/user', { body: { weekly_goal } });
  }
  if (form === 'unwanted') {
    const off = [...(context.caller_user?.unwanted_letters ?? []), String(formData.get('kind'))];
    return context.api('PUT', '/api/user', { body: { unwanted_letters: [...new Set(off)] } });
  }
  if (form === 'feed') {
    const revokedFeed = formData.get('revoke');
    return context.api('POST', revokedFeed ? `/api/feeds/${Number(revokedFeed)}/revoke` : '/api/feeds/publish', {
      body: {},
    });
  }
  const fields = [...formData].filter(([name]) => name !== 'form');
  const body = Object.fromEntries(fields.map(([name, value]) => [name, sentValue(name, value)]));
  return context.api('PUT', '/api/profile', { body });
}

/** Saves a form of the profile. What the whole page speaks of is read by the next request: this one had begun before. */
export async function saveProfileForm(request: Request, context: LoadContext) {
  const formData = await request.formData();
  const form = String(formData.get('form'));
  const texts = [...formData].filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && !pair[0].endsWith('password'),
  );
  const values = Object.fromEntries(texts);
  const answer = await callOf(form, formData, context);
  if (answer.status >= 400) {
    const { message, errors } = answer.body as Problem;
    return data<SaveResult>({ form, saved: false, message, errors, values }, { status: answer.status });
  }
  if (form === 'unwanted') throw redirect(`?unwanted=${formData.get('kind')}`);
  const isFirst = form === 'password' && context.caller_user?.must_change_password;
  if (isFirst || ['data', 'reading', 'notices', 'goal'].includes(form)) throw redirect(`?saved=${form}`);
  const { path } = (answer.body ?? {}) as { path?: string };
  const address = path && new URL(path, request.url).href;
  return data<SaveResult>({ form, saved: true, message: '', errors: {}, values, address });
}
