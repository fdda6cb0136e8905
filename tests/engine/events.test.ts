import type { Knex } from 'knex';
import { beforeEach, expect, test } from 'vitest';
import { nobody } from '#api/engine/context.ts';
import type { Caller } from '#api/engine/define.ts';
import { Publisher } from '#api/engine/events/publisher.ts';
import { type Stream, Streams } from '#api/engine/events/streams.ts';
import { defineTopic } from '#api/engine/events/topics.ts';

/** Who may hear of which meeting; as the database would know it. */
let invited: Record<number, number[]>;
let asked: number;
let streams: Streams;
let teller: Publisher;

const meeting = defineTopic('meeting', {
  async hearers(id, callers) {
    asked += 1;
    return callers.filter((caller) => invited[id]?.includes(caller.id as number));
  },
  missed: async (ids) => ids.map((id) => ({ id, event: 'state', data: { open: true } })),
});

const person = (id: number): Caller => ({ ...nobody, id, role: 'student', session_id: id });
/** What a page has heard besides the greeting, which says when to come back and who reads. */
const heardBy = ({ out }: Stream) => String(out.read() ?? '').replace(/^retry: 3000\n\nevent: reader\n.*\n\n/, '');
const seats = (left: number) => ({ topic: 'meeting', id: 81, event: 'seats', data: { left } });
const told = (left: number) => `event: seats\ndata: {"left":${left}}\n\n`;

beforeEach(() => {
  invited = { 81: [1, 2] };
  asked = 0;
  streams = new Streams();
  teller = new Publisher(new Map([['meeting', meeting]]), streams, null as unknown as Knex);
});

async function listening(id: number): Promise<Stream> {
  const stream = streams.open(person(id));
  await teller.admit(stream, [{ topic: 'meeting', id: 81 }]);
  return stream;
}

test('a page hears the topics that it asked for, and no others', async () => {
  const [one, other] = [await listening(1), await listening(2)];
  await teller.publish({ ...seats(4), id: 82 });
  await teller.publish(seats(3));
  expect([heardBy(one), heardBy(other)]).toEqual([told(3), told(3)]);
});

test('whoever may not hear a topic is not let in, nor is anybody to one that is not there', async () => {
  await expect(listening(3)).rejects.toMatchObject({ status: 404 });
  const stream = streams.open(person(1));
  await expect(teller.admit(stream, [{ topic: 'constructor', id: 81 }])).rejects.toMatchObject({ status: 404 });
});

test('nothing reaches whoever may not hear it any more, and many listeners are asked about together', async () => {
  const [one, other] = [await listening(1), await listening(2)];
  await teller.publish(seats(3));
  invited = { 81: [2] };
  asked = 0;
  await teller.publish(seats(2));
  expect(asked).toBe(1);
  invited = { 81: [1, 2] };
  await teller.publish(seats(1));
  expect([heardBy(one), heardBy(other)]).toEqual([told(3), told(3) + told(2) + told(1)]);
});

test('after a lost connection a page is told what it missed', async () => {
  const [one, other] = [await listening(1), await listening(2)];
  const state = 'event: state\ndata: {"open":true}\n\n';
  await teller.catchUp(one);
  expect([heardBy(one), heardBy(other)]).toEqual([state, '']);
  await teller.catchUp();
  expect([heardBy(one), heardBy(other)]).toEqual([state, state]);
});

test('a page that has gone leaves nothing behind', async () => {
  const stream = await listening(1);
  streams.close(stream);
  streams.subscribe(stream, 'meeting:81');
  expect([streams.heard(), streams.hearing('meeting:81')]).toEqual([[], []]);
});

test('a page that is left while it is looked up what it missed is written to no more', async () => {
  const stream = await listening(1);
  const broken: Error[] = [];
  stream.out.on('error', (error) => broken.push(error));
  const caught = teller.catchUp(stream);
  streams.close(stream);
  await caught;
  await new Promise(setImmediate);
  expect([heardBy(stream), broken]).toEqual(['', []]);
});
