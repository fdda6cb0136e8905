import type { CertificateSheet } from '#schemas/types/fragments/certificate_sheet.ts';
import { useWords } from '../words.tsx';
import { CertificateLink } from './CertificateLink.tsx';

/** The certificates of the levels that were passed. */
export function Certificates({ certificates }: { certificates: CertificateSheet[] }) {
  const { t, pick } = useWords();
  return (
    <section className="panel" aria-labelledby="certificates">
      <h2 id="certificates">{t('account.certificates.title')}</h2>
      {certificates.length === 0 ? <p className="field-hint">{t('account.certificates.none')}</p> : null}
      <ul className="rows">
        {certificates.map(({ id, level }) => (
          <li key={id} className="certificate-row">
            <span className="row-name">{pick(level, 'name')}</span>
            <CertificateLink certificate={id}>
              {t('account.certificates.see')}
              <span className="unseen">: {pick(level, 'name')}</span>
            </CertificateLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
