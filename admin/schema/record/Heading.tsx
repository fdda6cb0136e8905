import { useEffect } from 'react';
import { Title, useTranslate } from 'react-admin';
import { useRecent } from '../../layout/palette/recent.ts';

interface HeadingProps {
  text: string;
  /** It is no record to come back to. */
  passing?: boolean;
}

/** The page's heading in the bar, and the name of its tab. */
export function Heading({ text, passing = false }: HeadingProps) {
  useRecent(passing ? '' : text);
  const translate = useTranslate();
  const school = translate('admin.school');
  useEffect(() => {
    document.title = text ? `${text} · ${school}` : school;
  }, [text, school]);
  return <Title title={text || school} preferenceKey={false} />;
}
