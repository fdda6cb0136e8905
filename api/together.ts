/** So many milliseconds what is asked waits at most for the reading before it: one that hangs keeps nobody else. */
const patience = 20;

interface Waiting<Question, Answer> {
  question: Question;
  resolve(answer: Answer): void;
  reject(reason: unknown): void;
}

/**
 * Asks together what is asked at the same time: while a reading is under way, questions gather for the next. Each is read
 * after it was asked, so nobody gets an answer that is older than the question.
 * @param read answers all questions of a reading, in their order
 */
export function together<Question, Answer>(
  read: (questions: Question[]) => Promise<Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: Waiting<Question, Answer>[] = [];
  let underWay = 0;
  let late: NodeJS.Timeout | undefined;

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      if (underWay === 0) void go();
      else late ??= setTimeout(go, patience);
    });

  async function go(): Promise<void> {
    const batch = waiting;
    waiting = [];
    clearTimeout(late);
    late = undefined;
    underWay += 1;
    try {
      const answers = await read(batch.map(({ question }) => question));
      for (const [at, { resolve }] of batch.entries()) resolve(answers[at] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      underWay -= 1;
      if (waiting.length > 0) void go();
    }
  }
}
