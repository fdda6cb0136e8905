const isBlank = (value: unknown) =>
  String(value ?? '')
    .replace(/<(?!img|audio|video)[^>]*>|&nbsp;/g, '')
    .trim() === '';

/** Whether a text is still to be translated: its other language is there, rich or plain, and it is not. */
export const isHalf = (own: unknown, other: unknown): boolean => isBlank(own) && !isBlank(other);
