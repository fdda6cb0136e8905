const name = 'room-device';

/** This tab, by a name that a reload does not change: whoever comes back is who was there. */
export function thisDevice(): string {
  const storedId = sessionStorage.getItem(name);
  if (storedId) return storedId;
  const made = crypto.randomUUID().replaceAll('-', '');
  sessionStorage.setItem(name, made);
  return made;
}
