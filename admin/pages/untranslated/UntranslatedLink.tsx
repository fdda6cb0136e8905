import TranslateIcon from '@mui/icons-material/Translate';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useProjection } from '../../school.ts';

/** Links the list of levels to what is not translated yet. */
export function UntranslatedLink() {
  const translate = useTranslate();
  const { can } = useProjection('levels');
  if (!can.includes('update')) return null;
  return (
    <Button component={Link} to="/untranslated" startIcon={<TranslateIcon />}>
      {translate('pages.untranslated')}
    </Button>
  );
}
