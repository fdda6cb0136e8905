/** Why a browser gives no camera or microphone, as a key of its words. */
export type DeviceRefusal = 'not_allowed' | 'not_found' | 'in_use' | 'not_here' | 'unknown';

/** By the names that browsers give their errors. */
const reasons: Record<string, DeviceRefusal> = {
  NotAllowedError: 'not_allowed',
  SecurityError: 'not_allowed',
  NotFoundError: 'not_found',
  OverconstrainedError: 'not_found',
  NotReadableError: 'in_use',
  AbortError: 'in_use',
};

/** Without https, and in old browsers, there are no devices to ask for. */
export const hasDevices = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia);

export const refusedBy = (error: unknown): DeviceRefusal =>
  (error instanceof Error && reasons[error.name]) || 'unknown';
