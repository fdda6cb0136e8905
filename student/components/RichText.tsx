import '../styles/rich.css';

/**
 * Text that staff wrote. The API cleaned it when it was written (no script, style or frame survives that), so it may
 * be in the page as it is. Its pictures are fetched when they come near.
 */
export function RichText({ html }: { html: string }) {
  const lazy = html.replaceAll('<img ', '<img loading="lazy" ');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the API when it was written
  return <div className="rich" dangerouslySetInnerHTML={{ __html: lazy }} />;
}
