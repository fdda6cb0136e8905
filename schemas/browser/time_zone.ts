const year = 31_536_000;

/** Saves the browser's time zone in a cookie: it applies to those who chose none in their profile. */
export function saveTimeZone({ document, location }: Window): void {
  const pair = `time_zone=${new Intl.DateTimeFormat().resolvedOptions().timeZone}`;
  if (document.cookie.split('; ').includes(pair)) return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${pair}; Path=/; SameSite=Lax; Max-Age=${year}${secure}`;
}
