import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import words from '#schemas/locales/es/student.json' with { type: 'json' };
import type { StudentLesson } from '#schemas/types/entities/lessons.ts';
import type { StudentLevel } from '#schemas/types/entities/levels.ts';
import type { Words } from '#schemas/words/words.ts';
import { LevelView } from '#student/components/course/LevelView.tsx';
import { Next } from '#student/components/course/Next.tsx';
import { WordsProvider } from '#student/components/words.tsx';

const level = { id: 5, name: 'Mi casa', description: '', image: null, state: 'current', lessons_taken: 0 };
const lesson = { id: 9, level_id: 5, order: 1, name: 'La cocina', state: 'open', exercises: 0, image: null };

const drawn = (part: React.ReactElement) =>
  renderToStaticMarkup(
    <WordsProvider locale="es" words={words as Words}>
      <MemoryRouter>{part}</MemoryRouter>
    </WordsProvider>,
  ).replace(/\s+/g, ' ');

/** A level with these lessons, as its page and as the card of what is next at home. */
function both(lessons: object[]): [page: string, card: string] {
  const place = { level: level as StudentLevel, lessons: lessons as StudentLesson[], exams: [] };
  return [drawn(<LevelView {...place} class_lessons={[]} words="/words" />), drawn(<Next {...place} />)];
}

test('A level that has no lessons yet says so, and counts none', () => {
  const [page, card] = both([]);
  expect(page).toContain('Este nivel todavía no tiene lecciones.');
  expect(page).not.toMatch(/<progress|\d+ de \d+|href="\/words"/);
  expect(card).toContain('Ver el nivel');
  expect(card).not.toContain('Tomaste');
});

test('One that has some counts them', () => {
  const [page, card] = both([lesson]);
  expect(page).toContain('0 de 1 lección tomada');
  expect(card).toContain('La cocina');
});
