import { minutesLeft } from '../accounts/banner.ts';

/** Lets the banner's minutes pass, and loads the page again when they are over: the server then says what is next. */
export function countDown(page: Window): () => void {
  const time = page.document.querySelector<HTMLTimeElement>('.acting time');
  if (!time) return () => undefined;
  const timer = page.setInterval(() => {
    const minutes = minutesLeft(time.dateTime, Date.now());
    if (minutes === 0) page.location.reload();
    const { one = '', many = '' } = time.dataset;
    time.textContent = minutes === 1 ? one : many.replace('#', String(minutes));
  }, 5_000);
  return () => page.clearInterval(timer);
}
