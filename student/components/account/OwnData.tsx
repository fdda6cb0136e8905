import { useWords } from '../words.tsx';

/** All that the school holds of the student, as a file. */
export function OwnData() {
  const { t } = useWords();
  return (
    <section className="panel" aria-labelledby="own-data">
      <h2 id="own-data">{t('account.data.title')}</h2>
      <p className="field-hint">{t('account.data.hint')}</p>
      <p className="form-foot">
        <a className="button quiet" href="/api/user/data" download>
          {t('account.data.get')}
        </a>
      </p>
    </section>
  );
}
