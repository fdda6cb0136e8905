import { palettes } from '../look/theme.ts';

/** A session in which somebody acts as another person: as whom, who really acts, and until when. */
interface Acting {
  user: string;
  actor: string;
  ends_at: string;
}

type Say = (key: string, params?: Record<string, unknown>) => string;

const quote = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** How many minutes such a session still has, rounded up. */
export const minutesLeft = (ends_at: string, now: number) =>
  Math.max(0, Math.ceil((Date.parse(ends_at) - now) / 60_000));

/**
 * The banner of such a session as the server puts it on every page of both applications: as whom, who really acts, how
 * long still, and the way back, which works without script.
 */
export function banner({ user, actor, ends_at }: Acting, now: number, speak: Say): string {
  const say: Say = (key, params) => quote(speak(`impersonation.${key}`, params));
  const left = (minutes: number) => say('left', { smart_count: minutes });
  const minutes = minutesLeft(ends_at, now);
  // Both forms of the sentence travel along: the page that counts on has no words of its own for them.
  const forms = `data-one="${left(1)}" data-many="${left(1234).replace('1234', '#')}"`;
  return `<aside class="acting" aria-label="${say('label')}"><p>${say('banner', { actor, user })} <time datetime="${quote(ends_at)}" ${forms}>${left(minutes)}</time></p><form method="post" action="/login-as"><button type="submit">${say('back')}</button></form></aside>`;
}

const { marker, onMarker } = palettes.light;

/** The same in both applications and in both colour schemes: nobody may overlook it. */
export const bannerStyle = [
  `.acting{z-index:1300;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;justify-content:center;padding:4px 16px;background:${marker};color:${onMarker};font:500 14px/20px sans-serif;font-family:inherit}`,
  '.acting p{margin:0}',
  `.acting form{margin:0}`,
  `.acting button{min-height:44px;padding:4px 14px;border:2px solid ${onMarker};border-radius:8px;background:none;color:inherit;font:inherit;font-weight:650;cursor:pointer}`,
  `.acting button:focus-visible{outline:3px solid ${onMarker};outline-offset:2px}`,
].join('');
