import BalanceIcon from '@mui/icons-material/BalanceOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useProjection } from '../../school.ts';

/** From the list of tests to how far they can be trusted. */
export function AgreementLink() {
  const translate = useTranslate();
  const { queries } = useProjection('leveling_tests');
  if (!queries.agreement) return null;
  return (
    <Button component={Link} to="/leveling-tests-agreement" startIcon={<BalanceIcon />}>
      {translate('pages.leveling_agreement')}
    </Button>
  );
}
