const pascal = (name: string) =>
  name
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** What the type of a form or a fragment is called. */
export const typeOf = pascal;

/** What one row of an entity or a table is called: `class_lessons` gives `ClassLesson`, `ticket_replies` `TicketReply`. */
export const rowOf = (name: string): string =>
  pascal(name.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<=ss)es$|(?<!s)s$/, ''));
