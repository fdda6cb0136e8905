/**
 * Text that staff wrote. The API cleaned it when it was written (no script, style or frame survives that), so it may
 * are in the page as it is.
 */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the API when it was written
  return <div className="rich" dangerouslySetInnerHTML={{ __html: html }} />;
}
