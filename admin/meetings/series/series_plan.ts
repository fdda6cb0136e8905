import type { ParticularClassPreviews } from '#schemas/types/entities/particular_classes.ts';
import { ask, call, problemOf } from '../../providers/http.ts';

/** What activating a private series would make. */
export type SeriesPlan = ParticularClassPreviews['activate'];

const address = (series: number) => `particular_classes/${series}/activate`;

/** @param skip days that are left out, and made up for at the end */
export const planSeries = (series: number, skip: string[]) =>
  ask<SeriesPlan>(address(series), { dry: true, ...(skip.length > 0 && { skip }) });

/** Makes what a plan showed. @throws the API's refusal, of another plan by now too */
export const activateSeries = (series: number, skip: string[], { digest }: SeriesPlan) =>
  call('POST', address(series), { digest, ...(skip.length > 0 && { skip }) });

/** Whether what was shown is no longer what would be done. */
export const isOutdated = (error: unknown) => problemOf(error)?.rule === 'plan_changed';
