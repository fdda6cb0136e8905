import type { ClientActionFunctionArgs } from '@remix-run/react';
import type { SeatAnswer } from './seat/seat_intents.ts';

/** The `clientAction` of a page with seats: sends a form; where the network fails nothing was done, and the card says so. */
export async function orRefuse({ request, serverAction }: ClientActionFunctionArgs): Promise<SeatAnswer> {
  const form = await request.clone().formData();
  try {
    return await serverAction<SeatAnswer>();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { refusal: { meeting: Number(form.get('meeting')), message: null } };
  }
}
