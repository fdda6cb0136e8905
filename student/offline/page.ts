import en from '#schemas/locales/en/shell.json' with { type: 'json' };
import es from '#schemas/locales/es/shell.json' with { type: 'json' };

/** The page of every address that cannot be reached. Its language is that of the last page. */
export function offlinePage(language: string | null, styles: string): Response {
  const { offline } = language === 'en' ? en : es;
  const html = `<!doctype html><html lang="${language === 'en' ? 'en' : 'es'}"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="color-scheme" content="light dark" />
<title>${offline.title}</title><link rel="stylesheet" href="${styles}" /></head>
<body><main class="page failure"><h1>${offline.title}</h1><p>${offline.why}</p>
<p class="actions"><a class="button" href="">${offline.again}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'",
    },
  });
}
