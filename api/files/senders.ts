import { tooMany } from '../engine/errors.ts';
import { gate } from '../gate.ts';

/**
 * The number of uploads that one person may have under way: a page sends one after the other, and a few pages may be
 * open.
 */
const most = 8;

/** Makes a piece of work wait for others of the same person. */
export type InOwnTurn = ReturnType<typeof gate>;

interface Sender {
  files: number;
  inOwnTurn: InOwnTurn;
}

const senders = new Map<number, Sender>();

/**
 * Takes a file of somebody in. What one person sends is looked at one after the other, so that costly files hold up
 * nobody else's.
 * @param work gets what makes a part of it wait for the sender's other files
 * @throws Problem 429 where too many are on their way
 */
export async function fromSender<T>(id: number, work: (inOwnTurn: InOwnTurn) => Promise<T>): Promise<T> {
  const sender = senders.get(id) ?? { files: 0, inOwnTurn: gate(1) };
  if (sender.files >= most) throw tooMany(10);
  sender.files += 1;
  senders.set(id, sender);
  try {
    return await work(sender.inOwnTurn);
  } finally {
    sender.files -= 1;
    if (sender.files === 0) senders.delete(id);
  }
}
