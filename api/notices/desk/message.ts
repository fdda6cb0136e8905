import { linesOf, type MessageFacts } from '../../mail/message_text.ts';
import { defineNotice } from '../../mail/notice.ts';

export default defineNotice<MessageFacts>('message', {
  kind: 'messages',
  page: '/',
  es: ({ title, content }) => ({ subject: title, paragraphs: linesOf(content), label: 'Abrirlo en la escuela' }),
  en: ({ title, english_title, content, english_content }) => ({
    subject: english_title || title,
    paragraphs: linesOf(english_content || content),
    label: 'Open it at the school',
  }),
});
