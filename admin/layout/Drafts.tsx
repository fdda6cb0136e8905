import { Alert, Box, Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { dismissDrafts, interruptedDrafts } from '../schema/record/draft.ts';
import { useSchool } from '../school.ts';

/** After the session ended while a form was being written, says where its draft is. */
export function Drafts() {
  const translate = useTranslate();
  const { user } = useSchool();
  // What is written since the document was opened is in its form.
  const [drafts, setDrafts] = useState(() => interruptedDrafts(user.id));
  const dismiss = () => {
    dismissDrafts(user.id);
    setDrafts([]);
  };
  // The router's place is react-admin's; the drafts know the browser's.
  useLocation();
  const current = window.location.pathname + window.location.search;
  const elsewhere = drafts.filter(({ address }) => address !== current);
  if (elsewhere.length === 0 || elsewhere.length < drafts.length) return null;
  return (
    <Alert severity="info" onClose={dismiss} sx={{ mb: 1.5 }}>
      {translate('admin.draft.elsewhere')}{' '}
      {elsewhere.map(({ address, title }) => (
        <Box key={address} component="span" sx={{ mr: 1 }}>
          <MuiLink component={Link} to={address} onClick={dismiss}>
            {title}
          </MuiLink>
        </Box>
      ))}
    </Alert>
  );
}
