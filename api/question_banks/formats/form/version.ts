/** What the zip's own file is called. */
export const formFile = 'form.yaml';

/** What is written. What changes its meaning has another, and reading keeps to those that it knows. */
export const version = 1;
