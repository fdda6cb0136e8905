import type { ProviderMeetingRow } from '#schemas/types/tables/provider_meetings.ts';

/**
 * Why something could not be done at the provider, in the words of `resources.provider_meetings.values.problem`. That a
 * licence is busy is found by the school itself.
 */
export type VideoProblemCode = Exclude<NonNullable<ProviderMeetingRow['problem']>, 'licence_busy'>;

interface Details {
  /** Asking again makes no sense before somebody has mended something. */
  isFinal?: boolean;
  /** Not before this moment. */
  retryAt?: Date | null;
  /** By which the provider's support finds the call. */
  trackingId?: string | null;
}

/** The provider refused, or did not answer. Its message names no secret: it is the code alone. */
export class VideoProblem extends Error {
  readonly code: VideoProblemCode;
  readonly isFinal: boolean;
  readonly retryAt: Date | null;
  readonly trackingId: string | null;

  constructor(code: VideoProblemCode, { isFinal = false, retryAt = null, trackingId = null }: Details = {}) {
    super(code);
    this.code = code;
    this.isFinal = isFinal;
    this.retryAt = retryAt;
    this.trackingId = trackingId;
  }
}
