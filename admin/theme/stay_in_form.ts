/** Enter in an open list chooses; where its choices are just being loaded anew it chooses nothing, and sends no form. */
export const stayInForm = (event: Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'>) => {
  const isOpen = (event.target as Element).getAttribute('aria-expanded') === 'true';
  if (event.key === 'Enter' && isOpen) event.preventDefault();
};
