import { useEffect, useState } from 'react';
import { longDate } from '#schemas/dates.ts';
import type { CertificateSheet } from '#schemas/types/fragments/certificate_sheet.ts';
import { useWords } from '../words.tsx';
import '../../styles/certificate.css';

interface Props {
  certificate: CertificateSheet;
  isOwn: boolean;
  zone: string;
  /** Where the reader came from: staff go back to the other application. */
  back: string;
}

/** The page of a certificate: the sheet as it comes out of the printer, and above it what is not printed. */
export function CertificateView({ certificate, isOwn, zone, back }: Props) {
  const { t, locale } = useWords();
  const { status, revoked_at } = certificate;
  return (
    <main className="certificate-page">
      <div className="certificate-tools">
        <a href={back}>{t(isOwn ? 'account.certificate.back' : 'account.certificate.back_staff')}</a>
        {status === 'issued' ? <Print /> : null}
      </div>
      {status === 'issued' ? (
        <Sheet {...certificate} />
      ) : (
        <p className="notice wrong">
          {t('account.certificate.revoked', { day: longDate(revoked_at, locale, { zone }) })}
        </p>
      )}
    </main>
  );
}

/** The browser's own print dialog; without script the page says how to come to it. */
function Print() {
  const { t } = useWords();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  if (!isReady) return <p className="field-hint">{t('account.certificate.print_hint')}</p>;
  return (
    <button type="button" className="button" onClick={() => print()}>
      {t('account.certificate.print')}
    </button>
  );
}

function Sheet({ student, level, day, code }: CertificateSheet) {
  const { t, pick, locale } = useWords();
  return (
    <article className="certificate">
      <p className="certificate-school">
        <span className="brand-mark" aria-hidden="true" />
        {t('account.certificate.school')}
      </p>
      <h1>{t('account.certificate.heading')}</h1>
      <p>{t('account.certificate.certifies')}</p>
      <p className="certificate-name">{student}</p>
      <p>{t('account.certificate.passed')}</p>
      <p className="certificate-level">{pick(level, 'name')}</p>
      {level.cefr ? <p>{t('account.certificate.framework', { cefr: level.cefr })}</p> : null}
      <footer className="certificate-foot">
        <p>{t('account.certificate.issued', { day: longDate(day, locale) })}</p>
        <p>
          {t('account.certificate.code')} <strong className="certificate-code">{code}</strong>
          <br />
          {t('account.certificate.verify')}
        </p>
      </footer>
    </article>
  );
}
