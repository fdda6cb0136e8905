/** What keeps a host from beginning a meeting with a licence. */
export type VideoTrouble = 'licence_busy' | 'licence_unusable';

/** The codes of Zoom's SDK that say so; the sandbox uses the same. */
const codes = new Map<number, VideoTrouble>([
  // Already has other meetings in progress.
  [3000, 'licence_busy'],
  // The host is inactive, missing, or in another account.
  [3625, 'licence_unusable'],
  [3702, 'licence_unusable'],
  [3709, 'licence_unusable'],
  [3711, 'licence_unusable'],
]);

export const troubleOf = (code: number): VideoTrouble | null => codes.get(code) ?? null;
