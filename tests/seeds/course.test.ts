import { describe, expect, it } from 'vitest';
import { checkQuestions } from '#api/assessment/check.ts';
import type { StoredQuestion } from '#api/assessment/compile.ts';
import { questionTypes } from '#api/assessment/registry.ts';
import { cleanHtml } from '#api/engine/rich/clean_html.ts';
import { hasMistake, mistakenAnswer } from '#seeds/load/answers.ts';
import { illustrations, withIllustrations } from '#seeds/load/media/illustrations.ts';
import { type LessonSeed, type QuestionSeed, readCourse } from '#seeds/load/read.ts';
import { aboutRecordings } from '#seeds/load/said.ts';

interface Form {
  name: string;
  questions: QuestionSeed[];
}

interface Option {
  id: string;
  text: string;
}

const course = readCourse();
const written = course.filter(({ level }) => level.order <= 2);
const lessons = written.flatMap(({ lessons }) => lessons.map((one): [string, LessonSeed] => [one.name, one]));
const exercises: Form[] = lessons.flatMap(([name, lesson]) =>
  lesson.exercises.map(({ title, questions }) => ({ name: `${name}: ${title}`, questions })),
);
const exams: Form[] = written.map(({ exam }) => ({ name: exam?.title ?? 'none', questions: exam?.questions ?? [] }));
const forms = [...exercises, ...exams].map((form) => [form.name, form] as const);
/** Of a passage or a recording, what is asked about it. */
const askedIn = ({ questions }: Form) => questions.flatMap((question) => question.questions ?? [question]);
const questions = forms.flatMap(([, form]) => askedIn(form));
/** What a person grades. */
const byHand = ['essay', 'speaking'];
const types = ['choice_multiple', 'choice_single', 'gap_choice', 'gap_typed', 'text_short'];

/** Recordings are files here, and rows of the library once they are loaded. */
const withResources = (body: QuestionSeed['body']) =>
  Array.isArray(body.media)
    ? { ...body, media: body.media.map(({ file, ...medium }, at) => ({ ...medium, resource: at + 1 })) }
    : body;

/** Every text that a person reads, with the path of its place. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => texts(member, `${path}/${name}`));
}

describe('the levels', () => {
  it('are the fourteen of the course, in order', () => {
    expect(course.map(({ level }) => level.order)).toEqual([...Array(14).keys()]);
  });

  it.each(course.map(({ level }) => [level.name, level]))('%s is described in both languages', (_, level) => {
    expect(level).toMatchObject({
      english_name: expect.any(String),
      difficulty: expect.stringMatching(/easy|medium|hard/),
    });
    expect(level).toMatchObject({ description: expect.any(String), english_description: expect.any(String) });
  });

  it.each(written.map((one) => [one.level.name, one]))('%s has lessons, topics of classes and an exam', (_, level) => {
    expect(level.lessons.length).toBeGreaterThanOrEqual(2);
    expect(level.class_lessons.length).toBeGreaterThanOrEqual(2);
    // Until `levels_are_whole` of the course's check holds for a level, its exam may have ten.
    expect(askedIn({ name: '', questions: level.exam?.questions ?? [] }).length).toBeGreaterThanOrEqual(10);
    expect(level.level).toMatchObject({ required_lessons: level.lessons.length });
  });
});

describe.each(lessons)('the lesson %s', (_, lesson) => {
  it('teaches in sections, in both languages', () => {
    expect(lesson.sections.length).toBeGreaterThanOrEqual(2);
    for (const { title, english_title, content, english_content } of lesson.sections) {
      expect([title, english_title].every(Boolean)).toBe(true);
      expect(Math.min(content?.length ?? 0, english_content?.length ?? 0)).toBeGreaterThan(300);
    }
  });

  it('has two exercises of six questions or more, of all the usual types', () => {
    expect(lesson.exercises.length).toBeGreaterThanOrEqual(2);
    for (const { questions } of lesson.exercises) expect(questions.length).toBeGreaterThanOrEqual(6);
    const used = lesson.exercises.flatMap(({ questions }) => questions.map(({ type }) => type));
    expect(used).toEqual(expect.arrayContaining(types));
  });
});

describe.each(forms)('the form %s', (_, form) => {
  it('can be published', () => {
    const stored = askedIn(form).map((question) => ({ ...question, body: withResources(question.body) }));
    expect(checkQuestions(questionTypes, stored as unknown as StoredQuestion[])).toEqual([]);
  });

  it('gives all points to its solutions and fewer to a typical mistake', () => {
    for (const question of askedIn(form).filter(({ type }) => !byHand.includes(type))) {
      const type = questionTypes.get(question.type);
      expect(type?.grade(question, type.solution(question)), JSON.stringify(question.body)).toMatchObject({ score: 1 });
      if (!hasMistake(question)) continue;
      expect(type?.grade(question, mistakenAnswer(question)).score, JSON.stringify(question.body)).toBeLessThan(1);
    }
  });

  it('says something that teaches after right and wrong answers, in both languages', () => {
    const said = { es: expect.stringMatching(/.{4}/), en: expect.stringMatching(/.{4}/) };
    for (const { body, key } of askedIn(form)) {
      expect(body.prompt).toEqual(said);
      expect(key.feedback).toEqual({ correct: said, incorrect: said });
    }
  });

  it('asks nothing twice', () => {
    const asked = askedIn(form).map(({ body: { prompt, text, gaps, options } }) =>
      JSON.stringify([prompt, text, gaps, options]),
    );
    expect(new Set(asked).size).toBe(asked.length);
  });
});

it('asks with every type of question', () => {
  const asked = course.flatMap(({ lessons, exam }) => [
    ...lessons.flatMap(({ exercises }) => exercises),
    ...(exam ? [exam] : []),
  ]);
  const all = asked.flatMap((form) => form.questions.flatMap((question) => [question, ...(question.questions ?? [])]));
  expect([...new Set(all.map(({ type }) => type))].sort()).toEqual([...questionTypes.keys(), 'group'].sort());
});

describe('the options', () => {
  const single = questions.filter(({ type }) => type === 'choice_single');
  const gaps = questions.filter(({ type }) => type === 'gap_choice');
  const lists = [
    ...single.map(({ body, key }) => ({ options: body.options as Option[], correct: key.correct as string })),
    ...gaps.flatMap(({ body, key }) =>
      (body.gaps as { options: Option[] }[]).map(({ options }, at) => ({
        options,
        correct: (key.gaps as { correct: string }[])[at]?.correct,
      })),
    ),
  ];

  it('have ids that say nothing', () => {
    const ids = lists.flatMap(({ options }) => options.map(({ id }) => id));
    expect(ids.filter((id) => !/^[a-z0-9]{4}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([3, 4])('the right one of %i stands at every place about equally often', (length) => {
    const places = lists
      .filter(({ options }) => options.length === length)
      .map(({ options, correct }) => options.findIndex(({ id }) => id === correct));
    for (let place = 0; place < length; place += 1) {
      const share = places.filter((at) => at === place).length / places.length;
      expect(share).toBeGreaterThan(0.6 / length);
      expect(share).toBeLessThan(1.6 / length);
    }
  });

  it('the right one is not the longest more often than chance would have it', () => {
    const longest = lists.filter(({ options, correct }) => {
      const lengths = options.map(({ text }) => text.length);
      const right = options.find(({ id }) => id === correct)?.text.length ?? 0;
      return lengths.filter((one) => one >= right).length === 1;
    });
    expect(longest.length / lists.length).toBeLessThan(0.4);
  });
});

it('no rich text loses anything when it is cleaned', () => {
  const hung = new Map(illustrations.map((file, at) => [file, { id: at + 1, width: 1200, height: 800 }]));
  const sections = course.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.sections));
  const loaded = [
    course.map(({ level, class_lessons }) => ({ level, class_lessons })),
    sections.map((one) => withIllustrations(one, hung)),
  ];
  const rich = texts(loaded).filter(([path]) => /content$/.test(path));
  // The cleaner closes what stands alone in its own way.
  const closed = (html: string) => html.replaceAll(' />', '>');
  expect(rich.filter(([, html]) => closed(cleanHtml(html)) !== closed(html))).toEqual([]);
});

it('nothing is a placeholder', () => {
  const placeholder =
    /lorem|ipsum|\b(TODO|TBD|foo|asdf|xxx)\b|\b([Ll]esson|[Ll]ección|[Qq]uestion|[Pp]regunta|[Ee]xercise|[Ee]jercicio) \d/;
  expect(texts(course).filter(([, text]) => placeholder.test(text))).toEqual([]);
});

describe('the recordings', () => {
  it('are named by what is heard and where, each in its own way', () => {
    const about = aboutRecordings(course, []);
    const names = [...about.values()].map(({ name }) => name);
    expect(new Set(names).size).toBe(about.size);
    expect(about.get('00-1-dictation.mp3')).toMatchObject({
      name: 'Una persona saluda: Saludos y despedidas',
      english_name: 'Somebody says hello: Hello and Goodbye',
    });
    expect(about.get('00-1-dialogue.mp3')).toMatchObject({ name: 'Diálogo 1: Saludos y despedidas' });
    expect(about.get('03-1-dialogue.mp3')?.name).toMatch(/^Diálogo: /);
  });
});
