import { gzipSync } from 'node:zlib';
import { chromium, type Response } from 'playwright';
import { findBrowser } from '#tests/support/browser/browser.ts';
import { password } from '#tests/support/school.ts';
import type { Served } from '#tests/support/served.ts';

/** What a student's browser fetches when an exercise is its first page, in kilobytes of gzip. */
export async function printPage({ url, knex }: Served): Promise<void> {
  const browser = await chromium.launch(findBrowser());
  try {
    const page = await browser.newPage({ baseURL: url });
    await page.request.post('/api/students/login', {
      data: { username: 'student', password },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(await exercise(knex), { waitUntil: 'networkidle', timeout: 120_000 });
    const bodies = await Promise.all(scripts.map((response) => response.body()));
    const sizes = bodies.map((body) => gzipSync(body).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    console.log(
      `\nJavaScript of the first visit of an exercise: ${(total / 1024).toFixed(0)} KB (gzip), ${sizes.length} files; the aim is 170 KB`,
    );
  } finally {
    await browser.close();
  }
}

/** The address of an exercise that the demo's student may take. */
async function exercise(knex: Served['knex']): Promise<string> {
  const found = await knex('forms')
    .join('lessons', 'lessons.id', 'forms.lesson_id')
    .join('users', 'users.current_level_id', 'lessons.level_id')
    .where({ 'users.username': 'student', 'forms.kind': 'exercise', 'forms.status': 'active' })
    .orderBy(['lessons.order', 'forms.order'])
    .first('forms.id as form', 'lessons.id as lesson', 'lessons.level_id as level');
  return `/levels/level/${found.level}/lesson/${found.lesson}/exercise/${found.form}/form`;
}
