import type { ReactNode } from 'react';

/** Words as they are, or the HTML that the API cleaned when they were written and again when they were published. */
export const FeedbackText = ({ html, text }: { html?: string | undefined; text: string }): ReactNode =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the API
  html ? <span className="said-html" dangerouslySetInnerHTML={{ __html: html }} /> : text;

/** The same where lists and paragraphs may stand. */
export const FeedbackBlock = ({ html, className = '' }: { html?: string | undefined; className?: string }) =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the API
  html ? <div className={`said-html ${className}`} dangerouslySetInnerHTML={{ __html: html }} /> : null;
