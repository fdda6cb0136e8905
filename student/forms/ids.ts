/** Where a question stands on the page; links lead there. */
export const questionId = (name: string) => `question-${name}`;
export const promptId = (name: string) => `prompt-${name}`;
export const materialId = (name: string) => `material-${name}`;
export const errorId = (name: string) => `error-${name}`;
