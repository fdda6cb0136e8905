// Made from schemas/fragments/ordered.json by `npm run types`: change that, and run it again.

/** What its actions are sent. */
export interface OrderedActions {
  reorder: {
    ids: number[];
  };
}

/** What its actions answer, where that is not the row. */
export interface OrderedResults {
  reorder: {
    id: number;
    order: number;
  }[];
}
