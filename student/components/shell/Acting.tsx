import { useEffect } from 'react';
import { countDown } from '#schemas/browser/banner.ts';

/** The banner of "log in as", as the server wrote it for both applications. */
export function Acting({ banner }: { banner: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new markup has a new clock
  useEffect(() => countDown(window), [banner]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server, which escapes what people are called
  return <div className="acting-frame" dangerouslySetInnerHTML={{ __html: banner }} />;
}
