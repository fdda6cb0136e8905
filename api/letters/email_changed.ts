import { defineLetter } from '../mail/letter.ts';

interface Params {
  first_name: string;
  username: string;
  /** The new address. */
  email: string;
  /** The contact for those who did not do it. */
  support: string | null;
}

export default defineLetter<Params>('email_changed', {
  es: ({ first_name, username, email, support }) => ({
    subject: 'Tu correo electrónico cambió',
    paragraphs: [
      `Hola, ${first_name}:`,
      `El correo electrónico del usuario ${username} es ahora ${email}. Las cartas de la escuela van a esa dirección.`,
    ],
    closing: [`Si no fuiste tú ni se lo pediste a la escuela, avisa cuanto antes${support ? `: ${support}` : ''}.`],
  }),
  en: ({ first_name, username, email, support }) => ({
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `Hello ${first_name},`,
      `The e-mail address of the user ${username} is now ${email}. Letters of the school go to that address.`,
    ],
    closing: [
      `If it was not you and you did not ask the school for it, tell us at once${support ? `: ${support}` : ''}.`,
    ],
  }),
});
