import '@remix-run/server-runtime';

/** Loaders' data arrives as it was returned: dates and all. */
declare module '@remix-run/server-runtime' {
  interface Future {
    v3_singleFetch: true;
  }
}
