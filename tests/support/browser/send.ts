import { expect, type Page } from 'playwright/test';
import { ownPage } from './page_views.ts';

/** An exercise that a student has begun, as far as journeys look into it. */
export interface Begun {
  id: number;
  schema: { properties: Record<string, { oneOf: { const: string; title: string }[] }> };
  uiSchema: { 'ui:order': [string, string] };
}

/** A call as a page of the person makes it; what it answers. */
export async function send<Answer = { id: number }>(
  page: Page,
  method: string,
  url: string,
  data?: object,
): Promise<Answer> {
  const answer = await page.request.fetch(url, { method, data, headers: ownPage });
  expect(answer.ok(), `${url} ${await answer.text()}`).toBe(true);
  return answer.json();
}
