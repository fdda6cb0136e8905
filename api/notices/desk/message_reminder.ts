import { linesOf, type MessageFacts } from '../../mail/message_text.ts';
import { defineNotice } from '../../mail/notice.ts';

export default defineNotice<MessageFacts>('message_reminder', {
  kind: 'messages',
  page: '/',
  es: ({ title, content }) => ({
    subject: `Todavía no lees: ${title}`,
    paragraphs: linesOf(content),
    label: 'Abrirlo en la escuela',
  }),
  en: ({ title, english_title, content, english_content }) => ({
    subject: `You have not read: ${english_title || title}`,
    paragraphs: linesOf(english_content || content),
    label: 'Open it at the school',
  }),
});
