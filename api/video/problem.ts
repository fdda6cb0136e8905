/** Why something could not be done at the provider, in the words of `resources.provider_meetings.values.problem`. */
export type VideoProblemCode =
  | 'unreachable'
  | 'busy'
  | 'daily_limit'
  | 'credentials'
  | 'not_allowed'
  | 'licence_unknown'
  | 'licence_elsewhere'
  | 'licence_unusable'
  | 'invalid'
  | 'gone'
  | 'in_progress'
  | 'unexpected';

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
