import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hear } from '#schemas/browser/events.ts';

class Source extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Source[] = [];
  readyState = 1;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.opened.push(this);
  }
  close() {
    this.readyState = Source.CLOSED;
  }
}

const page = () => Object.assign(new EventTarget(), { visibilityState: 'visible' }) as unknown as Document;
const last = () => Source.opened.at(-1) as Source;
const topicsOf = ({ url }: Source) => JSON.parse(new URL(url, 'http://x').searchParams.get('topics') ?? '[]');
const say = (name: string, data: unknown) =>
  last().dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
function show(document: Document, visibilityState: string) {
  Object.assign(document, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
}

describe('a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('EventSource', Source);
    Source.opened = [];
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('has one connection for all that its parts hear', () => {
    const document = page();
    const [left, ended] = [vi.fn(), vi.fn()];
    hear(document, { topics: ['meeting:81'], on: { seats_left: left } });
    hear(document, { on: { session: ended } });
    vi.runAllTimers();
    expect(Source.opened).toHaveLength(1);
    expect(topicsOf(last())).toEqual(['meeting:81']);
    say('seats_left', { 81: 3 });
    say('session', { ending: 'replaced' });
    expect([left.mock.calls, ended.mock.calls]).toEqual([[[{ 81: 3 }]], [[{ ending: 'replaced' }]]]);
  });

  test('opens one connection for the topics of the next page, and none where they are the same', () => {
    const document = page();
    hear(document, { on: {} });
    const first = hear(document, { topics: ['meeting:81'], on: {} });
    vi.runAllTimers();
    expect(Source.opened.map(topicsOf)).toEqual([[], ['meeting:81']]);
    first();
    hear(document, { topics: ['meeting:82'], on: {} });
    vi.runAllTimers();
    expect(Source.opened.map(topicsOf)).toEqual([[], ['meeting:81'], ['meeting:82']]);
    hear(document, { topics: ['meeting:82'], on: {} });
    vi.runAllTimers();
    expect(Source.opened).toHaveLength(3);
  });

  test('listens only while it is in sight, and is told that it may have missed something', () => {
    const document = page();
    const again = vi.fn();
    const stop = hear(document, { on: {}, again });
    say('reader', { id: 1 });
    expect(again).not.toHaveBeenCalled();
    show(document, 'hidden');
    expect(last().readyState).toBe(Source.CLOSED);
    show(document, 'visible');
    say('reader', { id: 1 });
    expect(again).toHaveBeenCalledOnce();
    stop();
    expect(last().readyState).toBe(Source.CLOSED);
    show(document, 'visible');
    expect(Source.opened).toHaveLength(2);
  });
});
