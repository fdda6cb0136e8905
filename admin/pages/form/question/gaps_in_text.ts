/** The ids of the gaps in a text, as they are read: 'She {{1}} to school {{2}} bus.' */
export const gapsIn = (text: unknown): string[] => [
  ...new Set([...String(text ?? '').matchAll(/\{\{([a-z0-9]{1,12})\}\}/g)].map(([, id]) => id as string)),
];
