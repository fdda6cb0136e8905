import { Link } from '@remix-run/react';
import type { Handle } from '../components/shell/title.ts';
import { useWords } from '../components/words.tsx';

export const handle: Handle = { title: 'pages.demo_classe' };

export default function DemoClasse() {
  const { t } = useWords();
  return (
    <div className="page">
      <p className="crumbs">
        <Link to="/demo">{t('pages.demo')}</Link>
      </p>
      <h1>{t('pages.demo_classe')}</h1>
      <p className="lead">{t('demo.more.classe')}</p>
      <p className="empty">{t('demo.no_classe')}</p>
    </div>
  );
}
