import type { LoaderFunctionArgs } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { bannerStyle } from '#schemas/banner.ts';
import { defaultLocale } from '#schemas/localize.ts';
import { Acting } from './components/Acting.tsx';
import { Failure } from './components/Failure.tsx';
import { useNonce } from './components/nonce.tsx';
import { Shell } from './components/Shell.tsx';
import { type Handle, useTitle } from './components/title.ts';
import './styles/fonts.css';
import './styles/base.css';
import './styles/fields.css';
import './styles/shell.css';
import { icon, tokens } from './tokens.ts';

/** What every page knows of its reader. */
export function loader({ context }: LoaderFunctionArgs) {
  const { locale, color_scheme, time_zone, caller_user, banner } = context;
  return { locale, color_scheme, time_zone, user: caller_user, banner };
}

const bare = (handle: unknown) => (handle as Handle | undefined)?.layout === 'none';

export function Layout({ children }: { children: ReactNode }) {
  const reader = useRouteLoaderData<typeof loader>('root');
  const nonce = useNonce();
  const title = useTitle();
  return (
    <html lang={reader?.locale ?? defaultLocale} data-color-scheme={reader?.color_scheme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={reader?.color_scheme ?? 'light dark'} />
        <title>{title}</title>
        <link rel="icon" href={icon} />
        <Meta />
        <Links />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of constants; React would escape the quotes */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: tokens + bannerStyle }} />
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

export default function App() {
  const { user } = useRouteLoaderData<typeof loader>('root') ?? {};
  const alone = useMatches().some(({ handle }) => bare(handle)) || !user;
  return alone ? (
    <Outlet />
  ) : (
    <Shell user={user}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary() {
  return <Failure />;
}
