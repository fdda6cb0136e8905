import { createContext, useContext } from 'react';

/** Named by a row or by the address of a page. */
type Id = number | string | undefined;
type Row = { id: Id };
type InLevel = Row & { level_id: Id };

/** Where a student finds the pages of the course. */
export const course = {
  home: (_level: Row): string => '/home',
  center: (_level: Row): string => '/learning-center',
  levels: (_level?: Row): string => '/levels',
  library: (): string => '/library',
  level: ({ id }: Row): string => `/levels/level/${id}`,
  lesson: ({ id, level_id }: InLevel): string => `/levels/level/${level_id}/lesson/${id}`,
  exercise: ({ id }: Row, lesson: InLevel): string => `${course.lesson(lesson)}/exercise/${id}/form`,
  exam: ({ id }: Row, level: Row): string => `${course.level(level)}/exam/${id}/form`,
};

/** Where the words of a level are practiced. */
export const wordsOfLevel = ({ id }: Row): string => `${course.level({ id })}/words`;

/** The printable page of a certificate. */
export const certificatePath = (certificate: number): string => `/certificates/${certificate}`;

export type Places = typeof course;

/** Where staff find the same pages as a student of a level will see them, drafts included. */
export const previews: Places = {
  home: ({ id }) => `/preview/home/${id}`,
  center: ({ id }) => `/preview/learning-center/${id}`,
  levels: (level) => (level ? `/preview/levels/${level.id}` : '/preview/levels'),
  library: () => '/preview/library',
  level: ({ id }) => `/preview/level/${id}`,
  lesson: ({ id }) => `/preview/lesson/${id}`,
  exercise: ({ id }) => `/preview/exercise/${id}`,
  exam: ({ id }) => `/preview/exam/${id}`,
};

export const PlacesContext = createContext<Places>(course);

/** The addresses that the links of a page lead to. */
export const usePlaces = () => useContext(PlacesContext);
