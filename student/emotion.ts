import createCache from '@emotion/cache';

/** Styles carry the document's nonce, as the content security policy asks. */
export const emotionCache = (nonce: string) => createCache({ key: 'css', nonce });
