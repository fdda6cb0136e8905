// Made from schemas/fragments/planned_period.json by `npm run types`: change that, and run it again.

/** What its actions are sent. */
export interface PlannedPeriodActions {
  duplicate: {
    name: string;
    start_date: string;
    end_date: string;
  };
}

/** What its actions answer, where that is not the row. */
export interface PlannedPeriodResults {
  duplicate: {
    id: number;
    lines: number;
  };
}

/** What its queries are asked, and what they answer. */
export interface PlannedPeriodQueries {
  summary: {
    params: Record<string, never>;
    result: {
      made: number;
      to_come: number;
      held: number;
      cancelled: number;
      lacking: number;
      seats: number;
      waiting: number;
    };
  };
}
