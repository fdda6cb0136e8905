import { Marked } from 'marked';

const reader = new Marked({ gfm: true, breaks: true, async: false });

/** Text with the marks of Markdown as HTML, which is cleaned like any other. */
export const htmlOfMarkdown = (text: string): string => reader.parse(text) as string;
