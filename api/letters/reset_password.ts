import { defineLetter } from '../mail/letter.ts';

interface Params {
  first_name: string;
  username: string;
  address: string;
}

export default defineLetter<Params>('reset_password', {
  es: ({ first_name, username, address }) => ({
    subject: 'Elige una contraseña nueva',
    paragraphs: [
      `Hola, ${first_name}:`,
      `Alguien, seguramente tú, pidió una contraseña nueva para el usuario ${username}. Elígela en la página que abre este enlace; sirve una sola vez y durante una hora.`,
    ],
    link: { label: 'Elegir una contraseña', address },
    closing: ['Si no la pediste, no tienes que hacer nada: tu contraseña sigue siendo la misma.'],
  }),
  en: ({ first_name, username, address }) => ({
    subject: 'Choose a new password',
    paragraphs: [
      `Hello ${first_name},`,
      `Somebody, probably you, asked for a new password for the user ${username}. Choose it on the page that this link opens; it works once, for one hour.`,
    ],
    link: { label: 'Choose a password', address },
    closing: ['If you did not ask for it there is nothing to do: your password stays as it is.'],
  }),
});
