import { loadQuestionTypes } from './load_types.ts';

/** The question types of the school: the files of `api/questions`. */
export const questionTypes = await loadQuestionTypes(new URL('../questions/', import.meta.url));
