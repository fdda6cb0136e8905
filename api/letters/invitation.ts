import { defineLetter } from '../mail/letter.ts';

interface Params {
  first_name: string;
  username: string;
  days: number;
  address: string;
}

export default defineLetter<Params>('invitation', {
  es: ({ first_name, username, days, address }) => ({
    subject: 'Tu escuela te abrió una cuenta',
    paragraphs: [
      `Hola, ${first_name}:`,
      `Ya tienes una cuenta en tu escuela de inglés. Tu usuario es ${username}. Elige tu contraseña en la página que abre este enlace; sirve una sola vez y durante ${days} días.`,
    ],
    link: { label: 'Elegir mi contraseña', address },
    closing: ['Si el enlace ya no sirve, pide otro en la página de inicio de sesión, con «¿Olvidaste tu contraseña?».'],
  }),
  en: ({ first_name, username, days, address }) => ({
    subject: 'Your school opened an account for you',
    paragraphs: [
      `Hello ${first_name},`,
      `You now have an account at your English school. Your user name is ${username}. Choose your password on the page that this link opens; it works once, for ${days} days.`,
    ],
    link: { label: 'Choose my password', address },
    closing: ['If the link no longer works, ask for another one on the sign-in page, with “Forgot your password?”.'],
  }),
});
