/** The parts of a content security policy. */
export type Sources = Record<string, string[]>;

/** What a provider's room loads and asks beyond the other pages; styles that it writes itself carry no nonce. */
const more: Record<string, Sources> = {
  zoom: {
    'script-src': ["'wasm-unsafe-eval'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ['https://*.zoom.us'],
    'font-src': ['data:'],
    'media-src': ['mediastream:'],
    'connect-src': ['blob:', 'data:', 'https://zoom.us', 'https://*.zoom.us', 'wss://*.zoom.us'],
  },
};

/** The policy of a meeting's room: that of the other pages, and what its provider needs. */
export function videoSources(provider: string, sources: Sources): Sources {
  const added = Object.entries(more[provider] ?? {}).map(([name, values]) => {
    // Beside a nonce a browser takes no notice of 'unsafe-inline'.
    const before = values.includes("'unsafe-inline'") ? [] : (sources[name] ?? []);
    return [name, [...new Set([...before, ...values])]];
  });
  return { ...sources, ...Object.fromEntries(added) };
}
