/** What goes wrong with the calls to come. */
export type Fault =
  /** Answered with this status, and nothing done. */
  | { status: number; headers?: Record<string, string>; body?: object }
  /** Done, and the answer never arrives. */
  | 'lost'
  /** Neither done nor answered. */
  | 'cut'
  /** Done, and answered so many milliseconds later. */
  | { delay: number };

interface Planned {
  method: string;
  path: RegExp;
  fault: Fault;
  times: number;
}

export interface Faults {
  /** The next so many calls that fit go wrong. */
  plan(method: string, path: RegExp, fault: Fault, times?: number): void;
  /** The fault of a call, once. */
  next(method: string, path: string): Fault | undefined;
  clear(): void;
}

export function openFaults(): Faults {
  let planned: Planned[] = [];
  return {
    plan(method, path, fault, times = 1) {
      planned.push({ method, path, fault, times });
    },
    next(method, path) {
      const fitting = planned.find((one) => one.method === method && one.path.test(path) && one.times > 0);
      if (fitting) fitting.times -= 1;
      return fitting?.fault;
    },
    clear() {
      planned = [];
    },
  };
}
