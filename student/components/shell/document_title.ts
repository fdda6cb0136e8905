/** The school's name once, where a page is called like the school. */
export const documentTitle = (name: string | undefined, school: string): string =>
  name && name !== school ? `${name} · ${school}` : school;
