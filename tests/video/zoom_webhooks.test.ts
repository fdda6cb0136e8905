import { describe, expect, test } from 'vitest';
import { isFromZoom, readEvent, roomEventOf, validation } from '#api/video/zoom/webhooks.ts';

const secret = 's3cr3t';
const timestamp = '1732406400';
const signature = 'v0=4b49fe91f12f0b7fc128e5a2fcddcfdcb399fa00197d1c131f715090835cbdf7';
const raw = Buffer.from(
  '{"event":"meeting.participant_left","event_ts":1732406400123,"payload":{"account_id":"AAAA","object":{"id":"93123456789","uuid":"/aBc+D//eF==","host_id":"H1","topic":"Lección 1 – café","type":2,"start_time":"2024-11-24T00:00:00Z","duration":50,"participant":{"user_id":"16778240","user_name":"Ana","participant_uuid":"P1","leave_time":"2024-11-24T00:49:59Z","email":"","customer_key":"att-0001"}}}}',
);
const at = (seconds: number) => new Date((1_732_406_400 + seconds) * 1000);

describe('what Zoom sends', () => {
  test('is known by the signature over its bytes, for five minutes', () => {
    expect(isFromZoom({ timestamp, signature, raw }, secret, at(0))).toBe(true);
    expect([-301, -300, 300, 301].map((late) => isFromZoom({ timestamp, signature, raw }, secret, at(late)))).toEqual([
      ...[false, true, true, false],
    ]);
  });

  test.each([
    ['another body', { raw: Buffer.from(raw.toString().replace('Ana', 'Eva')) }],
    ['the same JSON in other bytes', { raw: Buffer.from(raw.toString().replace('ó', '\\u00f3')) }],
    ['another time', { timestamp: '1732406401' }],
    ['half a signature', { signature: signature.slice(0, 30) }],
    ['no signature', { signature: undefined }],
    ['no time', { timestamp: undefined }],
  ])('is not believed with %s', (_, other) => {
    expect(isFromZoom({ timestamp, signature, raw, ...other }, secret, at(0))).toBe(false);
  });

  test('is one event of a room', () => {
    expect(roomEventOf(readEvent(raw))).toEqual({
      provider_meeting_id: '93123456789',
      provider_uuid: '/aBc+D//eF==',
      event: 'left',
      at: '2024-11-24T00:49:59.000Z',
      participant: 'P1',
      key: 'att-0001',
      name: 'Ana',
    });
  });

  test('is nothing where it is about something else, and refused where it is no event', () => {
    const other = { event: 'meeting.updated', event_ts: 1, payload: { object: { id: '1', uuid: 'u' } } };
    expect(roomEventOf(readEvent(Buffer.from(JSON.stringify(other))))).toBeNull();
    for (const text of ['', '{', '[]', '{"event":"constructor"}', '{"event":"a\\u0000","event_ts":1,"payload":{}}'])
      expect(() => readEvent(Buffer.from(text))).toThrow('malformed');
  });

  test('is answered with a proof that the secret is known', () => {
    expect(validation('qgg8vlvZRS6UYooatFL8Aw', secret)).toEqual({
      plainToken: 'qgg8vlvZRS6UYooatFL8Aw',
      encryptedToken: '86b565e97036973cc44c3b3f24af76cabe70c2cbf5554c32419d44ecf6c0f2ca',
    });
  });
});
