/** The nonce of this document; the server puts one into each page that it sends. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
