import { hear } from '#schemas/browser/events.ts';
import type { RoomTicket } from '#schemas/types/fragments/room_ticket.ts';
import type { SandboxView } from '#schemas/types/fragments/sandbox_view.ts';
import { type ApiResponse, ask } from '../ask.ts';
import { codes, JoinRefused, type MeetingChange, type MeetingClient, type Place } from '../meeting_client.ts';
import { thisDevice } from './device.ts';

/** A sign of life every so many milliseconds, and soon again while there is no connection. */
const signsEvery = 15_000;
const triesEvery = 3000;

/** The room of the sandbox: its state is the server's, which this page asks for whenever it is told to, and now and then. */
export class SandboxClient implements MeetingClient {
  #place: Place | null = null;
  #view: SandboxView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unhear: (() => void) | null = null;
  #isAway = false;
  readonly #listeners = new Set<(change: MeetingChange) => void>();
  readonly #viewers = new Set<() => void>();

  async init(place: Place): Promise<void> {
    this.#place = place;
  }

  async join(_ticket: RoomTicket, { takeOver = false } = {}): Promise<void> {
    const answer = await this.#call('enter', { meeting_id: this.#meeting, device: thisDevice(), take_over: takeOver });
    if (!answer) throw new JoinRefused(codes.connection, 'no connection');
    if (answer.status >= 400)
      throw new JoinRefused(
        Number(answer.body.params?.code ?? codes.failed),
        answer.body.rule ?? String(answer.status),
      );
    this.#unhear ??= hear(document, {
      topics: [`room:${this.#meeting}`],
      on: { room: () => this.#sign() },
      again: () => this.#sign(),
    });
    this.#see(answer.body);
    this.#tell({ state: 'connected' });
  }

  on(listener: (change: MeetingChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  leave = () => this.#do('leave');
  end = () => this.#do('end_for_all');
  /** @returns whether it was said */
  say = (text: string) => this.#act('say', { text });
  raiseHand = (raised: boolean) => this.#do('raise_hand', { raised });
  remove = (person: number) => this.#do('remove_person', { person });

  /** What is seen of the room, for React. */
  subscribe = (viewer: () => void): (() => void) => {
    this.#viewers.add(viewer);
    return () => this.#viewers.delete(viewer);
  };
  view = (): SandboxView | null => this.#view;

  get #meeting(): number {
    if (!this.#place) throw new Error('A room is joined after it was prepared.');
    return this.#place.meeting;
  }

  #call = (action: string, body: object): Promise<ApiResponse<SandboxView> | null> =>
    ask<SandboxView>(`/api/sandbox_stays/${action}`, body);

  #sign = (): Promise<void> => this.#do('sign');

  async #do(action: string, body?: object): Promise<void> {
    await this.#act(action, body);
  }

  /** Does something in the room; while there is no connection it is tried again, and the page says so. */
  async #act(action: string, body: object = {}): Promise<boolean> {
    if (!this.#view) return false;
    const answer = await this.#call(action, { stay: this.#view.stay, ...body });
    if (!this.#view) return false;
    if (answer && answer.status < 400) {
      if (this.#isAway) this.#tell({ state: 'connected' });
      this.#isAway = false;
      await this.#follow(answer.body);
      return true;
    }
    if (answer && answer.status < 500) this.#close({ state: 'failed', code: codes.failed, reason: `${answer.status}` });
    else this.#lose();
    return false;
  }

  #lose(): void {
    if (!this.#isAway) this.#tell({ state: 'reconnecting' });
    this.#isAway = true;
    this.#again(triesEvery);
  }

  /** Who was given up for lost goes in again; whoever was sent out, or has left, is out. */
  async #follow(view: SandboxView): Promise<void> {
    if (view.left_as === null) return this.#see(view);
    if (view.left_as !== 'lost') return this.#close({ state: 'closed', as: view.left_as });
    const answer = await this.#call('enter', { meeting_id: this.#meeting, device: thisDevice() });
    if (!answer || answer.status >= 500) this.#lose();
    else if (answer.status < 400) this.#see(answer.body);
    else this.#close({ state: 'closed', as: 'ended' });
  }

  #see(view: SandboxView): void {
    this.#view = view;
    for (const viewer of this.#viewers) viewer();
    this.#again(signsEvery);
  }

  #again(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#sign, wait);
  }

  #close(change: MeetingChange): void {
    clearTimeout(this.#timer);
    this.#unhear?.();
    this.#unhear = null;
    this.#view = null;
    this.#isAway = false;
    this.#tell(change);
  }

  #tell(change: MeetingChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
