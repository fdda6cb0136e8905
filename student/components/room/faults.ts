/**
 * What a person can do about a fault. `wait`: nothing, it passes by itself; `renew`: nothing either, the page fetches a new
 * ticket, once; `again`: try once more; `school`: the school mends it, and is told; `over`: there is nothing to go back to.
 */
type Way = 'wait' | 'renew' | 'again' | 'school' | 'over';

/**
 * What may stand between a person and a meeting, by Zoom's numbers, which every provider uses here
 * (https://developers.zoom.us/docs/meeting-sdk/web/error-codes/). The page says each in words of its own (`room.refused`).
 */
const faults = {
  not_started: { way: 'wait', codes: [3008, 3129, 3139] },
  ticket_expired: { way: 'renew', codes: [3705] },
  start_expired: { way: 'renew', codes: [3265, 3623] },
  busy: { way: 'school', codes: [3000] },
  connection: { way: 'again', codes: [-3000, 4000, 4001] },
  not_loaded: { way: 'again', codes: [3635] },
  too_often: { way: 'again', codes: [3633, 3634] },
  full: { way: 'again', codes: [4005] },
  locked: { way: 'again', codes: [4006] },
  elsewhere: { way: 'again', codes: [4008] },
  gone: { way: 'school', codes: [3001, 3610, 3707] },
  licence: { way: 'school', codes: [3625, 3702, 3709] },
  setup: {
    way: 'school',
    codes: [
      ...[2, 3003, 3004, 3082, 3099, 3100, 3636, 3704, 3706, 3708, 3710, 3711, 3712, 3713],
      ...[4003, 4011, 4012, 4013, 4014, 4015, 4016, 4017, 4018],
    ],
  },
  outdated: { way: 'school', codes: [10_000] },
  removed: { way: 'over', codes: [3009] },
  ended: { way: 'over', codes: [4004] },
} satisfies Record<string, { way: Way; codes: number[] }>;

export type FaultKind = keyof typeof faults | 'other';

export interface Fault {
  kind: FaultKind;
  way: Way;
}

const byCode = new Map<number, Fault>(
  (Object.keys(faults) as (keyof typeof faults)[]).flatMap((kind) =>
    faults[kind].codes.map((code): [number, Fault] => [code, { kind, way: faults[kind].way }]),
  ),
);

/** What a number means for who reads it; of one that nobody knows the page says the number itself. */
export const faultOf = (code: number): Fault => byCode.get(code) ?? { kind: 'other', way: 'again' };
