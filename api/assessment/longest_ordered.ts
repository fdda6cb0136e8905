/** How many of the things that were given can be left standing so that they are in the wanted order. */
export function longestOrdered(wanted: string[], answered: string[]): number {
  const places = answered.map((one) => wanted.indexOf(one)).filter((place) => place >= 0);
  // The least place at which a row of each length can end.
  const ends: number[] = [];
  for (const place of places) {
    const at = ends.findIndex((end) => end >= place);
    ends[at < 0 ? ends.length : at] = place;
  }
  return ends.length;
}
