import { type ClientActionFunctionArgs, type ShouldRevalidateFunction, useActionData } from '@remix-run/react';
import { isUnreachable } from './connection.ts';

/** What became of a form that has reached nobody: nothing was done. */
interface NotSent {
  /** When it was tried: each try says so anew. */
  not_sent: number;
}

/** Sends a form of the page; without connection the page stays as it is, with all that was written, and says so. */
export async function orNotSent<Answer>(send: () => Promise<Answer>): Promise<Answer | NotSent> {
  try {
    return await send();
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return { not_sent: Date.now() };
  }
}

/** The same as the `clientAction` of a route. */
export const trySending = ({ serverAction }: ClientActionFunctionArgs) => orNotSent(() => serverAction());

const triedAt = (answer: unknown): number | null => (answer as NotSent | undefined)?.not_sent ?? null;

/** What nobody has received has changed nothing, and nothing can be read. */
export const unlessNotSent: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  triedAt(actionResult) === null && defaultShouldRevalidate;

/** When the page's last form could not be sent; null if it was, or none has been. */
export const useNotSent = (): number | null => triedAt(useActionData());
