/** What is noted of a ticket for who is told of it. */
export interface TicketNoted {
  subject: string;
  /** Who did it. */
  by: string;
  ticket: number;
}
