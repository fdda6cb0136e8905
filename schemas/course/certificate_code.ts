/**
 * The code of a certificate as it is stored, from what somebody has typed off paper: in any case, with or without its dash,
 * and with the letters that Crockford's base 32 leaves out because they look like digits. Null for what is no code.
 */
export function readCertificateCode(typed: string): string | null {
  const signs = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(signs) ? `${signs.slice(0, 5)}-${signs.slice(5)}` : null;
}
