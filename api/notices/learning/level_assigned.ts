import { defineNotice } from '../../mail/notice.ts';

interface Params {
  name: string;
  english_name: string | null;
}

export default defineNotice<Params>('level_assigned', {
  kind: 'course',
  es: ({ name }) => ({
    subject: `Tu nivel: ${name}`,
    paragraphs: [
      `Revisamos tu examen de nivelación. Empiezas en el nivel «${name}».`,
      'Entra cuando quieras: tus lecciones ya están abiertas.',
    ],
    label: 'Ver tu nivel',
  }),
  en: ({ name, english_name }) => ({
    subject: `Your level: ${english_name ?? name}`,
    paragraphs: [
      `We have reviewed your leveling test. You start at the level “${english_name ?? name}”.`,
      'Sign in whenever you like: your lessons are open.',
    ],
    label: 'See your level',
  }),
});
