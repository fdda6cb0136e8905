import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { page, type Screen } from '../../schema/screens.ts';

/** The certificate as its student prints it, in a tab of its own. */
function PrintableView() {
  const translate = useTranslate();
  const certificate = useRecordContext();
  if (certificate?.status !== 'issued') return null;
  return (
    <Button
      href={`/certificates/${certificate.id}`}
      target="_blank"
      rel="noreferrer"
      variant="outlined"
      startIcon={<PrintOutlined />}
    >
      {translate('admin.certificates.print')}
    </Button>
  );
}

export default {
  list: page(() => import('./CertificatesPage.tsx'), 'CertificatesPage'),
  recordTools: PrintableView,
} satisfies Screen;
