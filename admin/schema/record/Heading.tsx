import { useEffect } from 'react';
import { Title, useTranslate } from 'react-admin';

/** The page's heading in the bar, and the name of its tab. */
export function Heading({ text }: { text: string }) {
  const translate = useTranslate();
  const school = translate('admin.school');
  useEffect(() => {
    document.title = text ? `${text} · ${school}` : school;
  }, [text, school]);
  return <Title title={text || school} preferenceKey={false} />;
}
