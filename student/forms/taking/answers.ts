import type { Answers } from '../compiled.ts';
import { readAttempt, saveAnswers } from './attempt_calls.ts';
import { answersOf, clearStored, type PendingAnswers, release, storeAnswers, storedAnswers } from './stored_answers.ts';

/** Whether answers are stored on the server; those that are not are stored on this device. */
export type Saving = 'saved' | 'saving' | 'offline' | 'signed_out' | 'refused';

interface Listener {
  onSaving(state: Saving): void;
  /** What the server holds, but for the answers that are still to be sent. */
  onStored(answers: Answers): void;
  onRefused(message: string, errors: Record<string, string>): void;
  /** The attempt was submitted, perhaps from another device. */
  onClosed(): void;
}

const longestWait = 30_000;
const patience = 15_000;
const open = new Set<AnswerQueue>();

/** Answers on their way to the server: stored on this device until it has them, sent in order, one call at a time. */
export class AnswerQueue {
  private readonly id: number;
  private readonly listener: Listener;
  private seq: number;
  private sending: Promise<void> | null = null;
  private failures = 0;
  private timer = 0;
  private ended = false;
  private waiting: PendingAnswers;

  /** @param seq the number of the last save that the server has */
  constructor(id: number, seq: number, listener: Listener) {
    this.id = id;
    this.listener = listener;
    this.waiting = storedAnswers(id);
    this.seq = Math.max(seq, ...Object.values(this.waiting).map((pending) => pending.seq));
  }

  /** What this device holds that is newer than the server's last save. */
  newer(seq: number): Answers {
    return answersOf(Object.fromEntries(Object.entries(this.waiting).filter(([, pending]) => pending.seq > seq)));
  }

  /** Takes changed answers; undefined clears. Numbered by the clock, so that the last change wins on all devices. */
  add(changed: Answers): void {
    this.seq = Math.max(Date.now(), this.seq + 1);
    for (const [name, answer = null] of Object.entries(changed)) this.waiting[name] = { seq: this.seq, answer };
    storeAnswers(this.id, this.waiting);
    this.announce();
    void this.send();
  }

  /** Sends what waits, also what an earlier visit left, and goes on when the connection or the reader comes back. */
  start(): () => void {
    open.add(this);
    window.addEventListener('online', this.wake);
    window.addEventListener('pagehide', this.flush);
    window.addEventListener('focus', this.reread);
    document.addEventListener('visibilitychange', this.look);
    void this.wake();
    return () => {
      this.flush();
      open.delete(this);
      clearTimeout(this.timer);
      window.removeEventListener('online', this.wake);
      window.removeEventListener('pagehide', this.flush);
      window.removeEventListener('focus', this.reread);
      document.removeEventListener('visibilitychange', this.look);
    };
  }

  /** Tries to send all that waits, and says whether it is stored. */
  async drain(): Promise<boolean> {
    await this.send();
    return !this.hasWaiting();
  }

  /** Sends what waits so that it survives the page. It stays stored, as no answer is awaited. */
  readonly flush = (): void => {
    if (this.hasWaiting() && !this.ended) void this.patch({ keepalive: true }).catch(() => undefined);
  };

  private readonly wake = (): Promise<void> => {
    this.failures = 0;
    return this.send();
  };

  private readonly look = (): void => {
    if (document.visibilityState === 'hidden') this.flush();
    else void this.reread();
  };

  /** Another tab or device may have saved or submitted since: on return, its state is taken over. */
  private readonly reread = async (): Promise<void> => {
    await this.wake();
    const { seq } = this;
    const stored = await readAttempt(this.id);
    // What was changed here meanwhile is newer than what was read.
    if (!stored || this.ended || this.seq !== seq || this.hasWaiting()) return;
    if (stored.status === 'draft') this.listener.onStored(stored.answers);
    else this.close();
  };

  private close(): void {
    this.ended = true;
    clearStored(this.id);
    this.listener.onClosed();
  }

  private hasWaiting(): boolean {
    return Object.keys(this.waiting).length > 0;
  }

  private async send(): Promise<void> {
    if (!this.sending && this.hasWaiting() && !this.ended) this.sending = this.sendAll();
    await this.sending;
  }

  /** One call after the other, until nothing waits or it must be tried later. */
  private async sendAll(): Promise<void> {
    clearTimeout(this.timer);
    try {
      let goesOn = true;
      while (goesOn && !this.ended) goesOn = await this.sendOnce();
    } finally {
      this.sending = null;
    }
  }

  private async sendOnce(): Promise<boolean> {
    const batch = { ...this.waiting };
    this.announce();
    const answer = await this.patch({ signal: AbortSignal.timeout(patience) }).catch(() => null);
    if (answer?.ok) return this.acknowledge(batch, await answer.json().catch(() => null));
    if (!answer || answer.status === 429 || answer.status >= 500) return this.later();
    if (answer.status === 401) return this.say('signed_out');
    return this.refuse(batch, answer.status, await answer.json().catch(() => ({})));
  }

  private patch(options: RequestInit): Promise<Response> {
    return saveAnswers(this.id, this.waiting, options);
  }

  private acknowledge(batch: PendingAnswers, stored: { seq: number; answers: Answers } | null): boolean {
    if (!stored) return this.later();
    this.failures = 0;
    this.waiting = release(this.id, this.waiting, batch);
    this.seq = Math.max(this.seq, stored.seq);
    this.listener.onStored({ ...stored.answers, ...answersOf(this.waiting) });
    return this.hasWaiting() || this.say('saved');
  }

  private later(): boolean {
    this.failures += 1;
    const wait = Math.min(longestWait, 500 * 2 ** this.failures) * (0.75 + Math.random() / 2);
    this.timer = window.setTimeout(() => void this.send(), wait);
    return this.say('offline');
  }

  /** The server will never take this: it is not tried again. */
  private refuse(batch: PendingAnswers, status: number, problem: RefusalBody): boolean {
    if (status === 409 && problem.rule !== 'not_as_another') {
      this.close();
      return false;
    }
    const errors = Object.entries(problem.errors ?? {}).map(([field, error]) => [field.split('.')[1] ?? field, error]);
    const refusedNames = new Set(errors.map(([name]) => name));
    const wrong = Object.entries(batch).filter(([name]) => refusedNames.size === 0 || refusedNames.has(name));
    this.waiting = release(this.id, this.waiting, Object.fromEntries(wrong.length > 0 ? wrong : Object.entries(batch)));
    this.listener.onRefused(problem.message ?? '', Object.fromEntries(errors));
    this.say('refused');
    return this.hasWaiting();
  }

  /** Once a call has failed, trying again is nothing new to the reader. */
  private announce(): void {
    this.listener.onSaving(this.failures > 0 || !navigator.onLine ? 'offline' : 'saving');
  }

  private say(state: Saving): false {
    this.listener.onSaving(state);
    return false;
  }
}

interface RefusalBody {
  message?: string;
  rule?: string;
  errors?: Record<string, string>;
}

/** How long signing out waits for the last answers. */
const closingGrace = 3000;

/** Sends what waits, while there is a session to send it with. */
export async function sendAnswers(): Promise<void> {
  const allSent = Promise.all([...open].map((queue) => queue.drain()));
  await Promise.race([allSent, new Promise((late) => setTimeout(late, closingGrace))]);
}
