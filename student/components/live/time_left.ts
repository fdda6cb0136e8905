const second = 1000;
const units = [
  { unit: 'd', size: 86_400 * second },
  { unit: 'h', size: 3_600 * second },
  { unit: 'min', size: 60 * second },
  { unit: 's', size: second },
];

/** So much time in its two largest units: `2 h 14 min`, at the end `42 s`. */
export function timeLeft(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  const first = units.findIndex(({ size }) => left >= size);
  if (first < 0) return '0 s';
  const shownUnits = units.slice(first, first + 2);
  return shownUnits
    .map(({ unit, size }, at) => {
      const above = shownUnits[at - 1]?.size ?? Number.POSITIVE_INFINITY;
      return `${Math.floor((left % above) / size)} ${unit}`;
    })
    .join(' ');
}
