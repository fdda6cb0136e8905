/** Marks what holds the actions of a page: the palette offers its buttons and links. */
export const pageActions = { 'data-page-actions': '' };

/** The controls of the page that do something now: what is held back there is not offered elsewhere either. */
const controls = () =>
  [
    ...document.querySelectorAll<HTMLElement>('[data-page-actions] button:not(:disabled), [data-page-actions] a[href]'),
  ].map((control) => ({ control, label: control.textContent?.trim() ?? '' }));

/** What can be done on the page now, in its words. */
export const readPageActions = (): string[] => [
  ...new Set(controls().flatMap(({ label }) => (label === '' ? [] : [label]))),
];

/** Does it, as a press of its control would: it asks and announces as there. */
export const pressPageAction = (wanted: string): void =>
  controls()
    .find(({ label }) => label === wanted)
    ?.control.click();
