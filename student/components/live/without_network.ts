import type { SeatAnswer } from './seat/seat_intents.ts';

/** Sends a form; where the network fails nothing was done, and the card says so. */
export async function orRefuse(request: Request, send: () => Promise<SeatAnswer>): Promise<SeatAnswer> {
  const form = await request.clone().formData();
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { refused: { meeting: Number(form.get('meeting')), message: null } };
  }
}
