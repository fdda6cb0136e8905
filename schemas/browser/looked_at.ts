import type { Failure } from '../help/failure.ts';
import type { Looked } from '../help/looked.ts';

/** The marks of an error page, by which help knows what went wrong. */
export const markFailure = ({ status, messages, request_id }: Failure, title: string) => ({
  'data-failure': status,
  'data-message': [title, ...messages].join(' '),
  'data-request': request_id,
});

/** A question that is asked or, after it was answered, reviewed. */
const isQuestion = '[id^=question-q], [id^=review-q]';
const numberOf = ({ id }: Element) => id.replace(/^\w+-q/, '');
/** What lies higher is behind what stays at the top of the page. */
const top = 160;

/** The page of a document with its error, and its questions: the one that has the focus, else the first in sight. */
export function lookedAt(document: Document): Looked {
  const errorData = document.querySelector<HTMLElement>('[data-failure]')?.dataset ?? {};
  const questions = [...document.querySelectorAll(isQuestion)];
  const question =
    document.activeElement?.closest(isQuestion) ??
    questions.find((one) => one.getBoundingClientRect().bottom > top) ??
    null;
  return {
    page: document.location.pathname,
    title: document.querySelector('h1')?.textContent?.trim() ?? '',
    question: question ? numberOf(question) : '',
    questions: questions.map(numberOf),
    error: errorData.failure ?? '',
    message: errorData.message ?? '',
    request: errorData.request ?? '',
  };
}
