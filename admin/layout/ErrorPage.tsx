import { Alert, Box, Button, Typography } from '@mui/material';
import { useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Heading } from '../schema/Heading.tsx';

interface ErrorPageProps {
  status: number;
  /** What the API says of it. */
  messages?: string[];
}

/** The specification's error page inside the back office: code, message, reason, what the API said, the ways out. */
export function ErrorPage({ status, messages = [] }: ErrorPageProps) {
  const translate = useTranslate();
  const logout = useLogout();
  const title = translate(status === 404 ? 'admin.error.not_found' : 'admin.error.title');
  const reason = translate([404, 401].includes(status) ? `admin.error.reasons.${status}` : 'admin.error.reasons.500');
  return (
    <Box sx={{ maxWidth: 560, mt: 4, mx: 'auto', display: 'grid', gap: 2 }}>
      <Heading text={title} />
      <Typography sx={{ fontSize: 36, fontWeight: 700, lineHeight: '44px' }}>{status}</Typography>
      <Typography variant="h2">{title}</Typography>
      <Typography color="text.secondary">{reason}</Typography>
      {messages.map((message) => (
        <Alert key={message} severity="error">
          {message}
        </Alert>
      ))}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {status === 401 ? (
          <Button variant="contained" onClick={() => logout()}>
            {translate('admin.error.logout')}
          </Button>
        ) : (
          <>
            <Button variant="outlined" onClick={() => window.history.back()}>
              {translate('admin.error.back')}
            </Button>
            <Button variant="contained" component={Link} to="/">
              {translate('admin.error.home')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
