// Made from schemas/fragments/list_view.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface ListView {
  id: number;
  version: number;
  resource: string;
  name: string;
  by: string;
  own: boolean;
  status: 'own' | 'shared';
  filter: {
    [k: string]: unknown;
  };
  sort: string | null;
  columns: string[];
  left_out: string[];
}
