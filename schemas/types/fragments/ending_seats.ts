// Made from schemas/fragments/ending_seats.json by `npm run types`: change that, and run it again.

/** What several schemas share. */
export interface EndingSeats {
  seats: {
    id: number;
    student_id: number;
    meeting_id: number;
    entity: string;
    starts_at: string;
    status: string;
  }[];
  series: {
    id: number;
    student_id: number;
  }[];
}
