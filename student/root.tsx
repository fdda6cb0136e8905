import type { LoaderFunctionArgs } from '@remix-run/node';
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunction,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import type { User } from '#schemas/accounts/user.ts';
import { singleKeysOff } from '#schemas/browser/single_keys.ts';
import { defaultLocale } from '#schemas/localize.ts';
import { useServerClock } from './components/live/clock.ts';
import { Acting } from './components/shell/Acting.tsx';
import { useArrival } from './components/shell/arrival.ts';
import { Failure } from './components/shell/Failure.tsx';
import { useNonce } from './components/shell/nonce.tsx';
import { useOwnDocument } from './components/shell/own_document.ts';
import { loadOrLast, shell, useCacheData } from './components/shell/page_cache.ts';
import { Shell } from './components/shell/Shell.tsx';
import { type Handle, useTitle } from './components/shell/title.ts';
import { readerOf } from './server/reader.server.ts';
import { pressAgain } from './waking/early_presses.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/fields.css';
import './styles/shell.css';
import './styles/head.css';
import { icon } from './tokens.ts';

export const loader = ({ context }: LoaderFunctionArgs) => readerOf(context);

/** Where the network fails, the shell stays as it is, so that a page that keeps its own data stays too. */
export const clientLoader = ({ serverLoader }: ClientLoaderFunctionArgs) =>
  loadOrLast(shell(), () => serverLoader<ReturnType<typeof readerOf>>());

/** A device that knows that it has no connection need not ask. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ defaultShouldRevalidate }) =>
  defaultShouldRevalidate && navigator.onLine;

const bare = (handle: unknown) => (handle as Handle | undefined)?.layout === 'none';

/** On the root element, where every shortcut of a single key asks. */
const keysOff = (user: User | null | undefined) => (user?.single_keys === false ? { [singleKeysOff]: '' } : {});

export function Layout({ children }: { children: ReactNode }) {
  const reader = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  const title = useTitle();
  useArrival();
  // After the effects of all that is in it.
  useEffect(() => void pressAgain(), []);
  return (
    <html
      lang={reader?.locale ?? defaultLocale}
      data-color-scheme={reader?.color_scheme ?? undefined}
      {...keysOff(reader?.user)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={reader?.color_scheme ?? 'light dark'} />
        <title>{title}</title>
        <link rel="icon" href={icon} />
        <Meta />
        <Links />
      </head>
      <body>
        {reader?.banner ? <Acting banner={reader.banner} /> : null}
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** The person for whom the shell renders; nobody on a page without it. */
function useMember() {
  const { user = null, menu = [] } = useRouteLoaderData<typeof loader>('root') ?? {};
  const isBare = useMatches().some(({ handle }) => bare(handle));
  return user && !isBare ? { user, menu } : null;
}

export default function App() {
  const member = useMember();
  const reader = useRouteLoaderData<typeof loader>('root');
  useOwnDocument();
  useCacheData(reader, shell);
  useServerClock(reader?.now);
  return member ? (
    <Shell {...member}>
      <Outlet />
    </Shell>
  ) : (
    <Outlet />
  );
}

/** The menu stays for a person who is signed in. */
export function ErrorBoundary() {
  const member = useMember();
  const error = useRouteError();
  const isOver = isRouteErrorResponse(error) && error.status === 401;
  return member && !isOver ? (
    <Shell {...member}>
      <Failure />
    </Shell>
  ) : (
    <main>
      <Failure />
    </main>
  );
}
