/** How Zoom refuses: its own code beside that of HTTP. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly headers: Record<string, string>;

  constructor(status: number, code: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}

export const noUser = (id: string) => new Refusal(404, 1001, `User does not exist: ${id}.`);
export const noMeeting = (id: string) => new Refusal(404, 3001, `Meeting does not exist: ${id}.`);
export const isInProgress = () =>
  new Refusal(400, 3002, "Sorry, you cannot delete this meeting since it's in progress.");
export const isInvalid = (message = 'Validation Failed.') => new Refusal(400, 300, message);
export const badToken = () => new Refusal(401, 124, 'Invalid access token.');
/** What the room says to a host whose licence has a meeting under way. */
export const hasOthers = () => new Refusal(409, 3000, 'Already has other meetings in progress.');
