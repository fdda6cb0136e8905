export type Row = Record<string, unknown>;

/** Two people changed one record: its state before, this person's changes, its state now. */
export interface Conflict {
  resource: string;
  was: Row;
  yours: Row;
  theirs: Row;
}

/** `yours` is written over theirs, `theirs` stands, or nothing happens and the form keeps what was typed. */
export type Choice = 'yours' | 'theirs' | 'neither';

type Asker = (conflict: Conflict) => Promise<Choice>;
let asker: Asker = async () => 'neither';

/** The dialog on the page offers itself to the data provider, which is made before any page is. */
export function offerDialog(dialog: Asker): () => void {
  asker = dialog;
  return () => {
    asker = async () => 'neither';
  };
}

export const settle: Asker = (conflict) => asker(conflict);
