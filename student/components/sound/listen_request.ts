/** What somebody wants to hear: a recording, or a line of it. Each press is a new one. */
export interface ListenRequest {
  resource: number;
  /** A line of it; without it the whole. */
  line?: { text: string; start: number; end: number };
  /** What was pressed. */
  button: HTMLButtonElement;
}

/** What a button in a lesson's text is for. */
export function requestOf(button: HTMLButtonElement): ListenRequest {
  const { sound, start, end, text } = button.dataset;
  const line = text === undefined ? undefined : { text, start: Number(start), end: Number(end) };
  return { resource: Number(sound), line, button };
}
