const lost = ['40P01', '40001'];
const tries = 3;

/**
 * Does work again that the database took back because another's work stood in its way (a deadlock, a serialization failure):
 * nothing of it is there, and the other is done by then. Up to three times more.
 * @param work a transaction, or a statement by itself
 */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !lost.includes(codeOf(error))) throw error;
    }
  }
}

/** Objection wraps what the driver threw. */
const codeOf = (error: unknown): string => {
  const { code, nativeError } = error as { code?: string; nativeError?: { code?: string } };
  return nativeError?.code ?? code ?? '';
};
