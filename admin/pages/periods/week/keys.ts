import { extendPlace, movePlace, type Place } from './places.ts';

const step = 15;

/** Where a key takes the card that has the focus: arrows by a day or a quarter of an hour, with shift its end alone. */
export function placeByKey(place: Place, key: string, shift: boolean): Place | null {
  if (shift) {
    if (key === 'ArrowDown') return extendPlace(place, step);
    if (key === 'ArrowUp') return extendPlace(place, -step);
    return null;
  }
  if (key === 'ArrowDown') return movePlace(place, { minutes: step });
  if (key === 'ArrowUp') return movePlace(place, { minutes: -step });
  if (key === 'ArrowRight') return movePlace(place, { days: 1 });
  if (key === 'ArrowLeft') return movePlace(place, { days: -1 });
  return null;
}
