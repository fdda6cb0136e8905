/**
 * How long at most this thread was at work without a turn for anybody else, in milliseconds of its own processor time:
 * what other programs take of the machine does not count.
 */
export async function longestBlockOf(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = used();
  let isOver = false;
  const turn = () => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await work();
  } finally {
    isOver = true;
  }
  await new Promise((resolve) => setImmediate(resolve));
  return longest;
}

function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
