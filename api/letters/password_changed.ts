import { defineLetter } from '../mail/letter.ts';

interface Params {
  first_name: string;
  username: string;
  /** The contact for those who did not do it. */
  support: string | null;
}

export default defineLetter<Params>('password_changed', {
  es: ({ first_name, username, support }) => ({
    subject: 'Tu contraseña cambió',
    paragraphs: [
      `Hola, ${first_name}:`,
      `La contraseña del usuario ${username} es otra desde este momento. Las demás sesiones que estaban abiertas se cerraron.`,
    ],
    closing: [`Si no fuiste tú ni se lo pediste a la escuela, avisa cuanto antes${support ? `: ${support}` : ''}.`],
  }),
  en: ({ first_name, username, support }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      `Hello ${first_name},`,
      `The password of the user ${username} is another one from this moment. Other sessions that were open have ended.`,
    ],
    closing: [
      `If it was not you and you did not ask the school for it, tell us at once${support ? `: ${support}` : ''}.`,
    ],
  }),
});
