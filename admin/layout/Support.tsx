import { Box, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSchool } from '../school.ts';

/** The ways to ask the school for help, as addresses a browser opens: of what its settings hold. */
export function useSupport(): { word: string; href: string }[] {
  const { email, phone } = useSchool().user.support;
  return [
    ...(email ? [{ word: email, href: `mailto:${email}` }] : []),
    ...(phone ? [{ word: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
  ];
}

/** Where help is to be had; nothing where the school has not said. */
export function Support() {
  const translate = useTranslate();
  const ways = useSupport();
  if (ways.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 2, color: 'text.secondary' }}>
      <span>{translate('support.title')}</span>
      {ways.map(({ word, href }) => (
        <Link key={href} href={href}>
          {word}
        </Link>
      ))}
    </Box>
  );
}
