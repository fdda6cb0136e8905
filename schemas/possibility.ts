/** Whether something can be done to a record now, as `?can=<action>` answers. */
export interface Possibility<Params = Record<string, unknown>> {
  can: boolean;
  rule?: string;
  params?: Params;
  /** Why not, as people read it. */
  message?: string;
  /** The next moment at which it can, where that is known. */
  possible_at?: string | null;
}
