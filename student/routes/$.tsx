import { data } from '@remix-run/node';

/** An address that no page has. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function Nowhere() {
  return null;
}
