/** A call of the page to the API, and what it answered; of a lost connection null. */
export interface ApiResponse<Body> {
  status: number;
  body: Body & { rule?: string; message?: string; params?: Record<string, unknown>; possible_at?: string | null };
}

/** Sends something to the API; who is signed in no more is led to sign in. */
export async function ask<Body>(url: string, body: object): Promise<ApiResponse<Body> | null> {
  const options = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await fetch(url, options).catch(() => null);
  if (!answer) return null;
  if (answer.status === 401) window.location.reload();
  return { status: answer.status, body: await answer.json().catch(() => ({})) };
}
