import { defineLetter } from '../mail/letter.ts';

interface Params {
  first_name: string;
  level: { name: string; english_name: string | null };
}

export default defineLetter<Params>('level_assigned', {
  es: ({ first_name, level }) => ({
    subject: `Tu nivel: ${level.name}`,
    paragraphs: [
      `Hola, ${first_name}:`,
      `Revisamos tu examen de nivelación. Empiezas en el nivel «${level.name}».`,
      'Entra cuando quieras: tus lecciones ya están abiertas.',
    ],
  }),
  en: ({ first_name, level }) => ({
    subject: `Your level: ${level.english_name ?? level.name}`,
    paragraphs: [
      `Hello ${first_name},`,
      `We have reviewed your leveling test. You start at the level “${level.english_name ?? level.name}”.`,
      'Sign in whenever you like: your lessons are open.',
    ],
  }),
});
