import { createHmac } from 'node:crypto';

/**
 * The password of a meeting at the provider, which is derived whenever it is needed and stored nowhere. It has capitals,
 * small letters and figures, as the strictest accounts demand, and ten characters, which is the most that Zoom takes.
 */
export const passwordOf = (secret: string, marker: string) =>
  `Lc7${createHmac('sha256', secret).update(`meeting password ${marker}`).digest('base64url').slice(0, 7)}`;
