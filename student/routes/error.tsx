import { data, type LoaderFunctionArgs } from '@remix-run/node';

/** The page of errors that came from elsewhere: `/error?status=404`. */
export function loader({ request }: LoaderFunctionArgs) {
  const status = Number(new URL(request.url).searchParams.get('status'));
  throw data(null, { status: status >= 400 && status < 600 ? status : 500 });
}

export default function Nothing() {
  return null;
}
