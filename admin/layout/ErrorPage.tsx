import { Alert, Box, Button, Typography } from '@mui/material';
import { useLogout, useTranslate } from 'react-admin';
import { markFailure } from '#schemas/browser/looked_at.ts';
import { type Failure, failureWords, homeOfFailure } from '#schemas/help/failure.ts';
import { useAnnounce } from '../announce.tsx';
import { Heading } from '../schema/record/Heading.tsx';
import { useSchool } from '../school.ts';
import { Support } from './Support.tsx';

/** The specification's error page inside the back office: code, message, reason, what the API said, the ways out. */
export function ErrorPage(failure: Failure) {
  const translate = useTranslate();
  const { status, messages, request_id } = failure;
  const { title, reason } = failureWords(status);
  return (
    <Box {...markFailure(failure, translate(title))} sx={{ maxWidth: 560, mt: 4, mx: 'auto', display: 'grid', gap: 2 }}>
      <Heading text={translate(title)} passing />
      <Typography sx={{ fontSize: 36, fontWeight: 700, lineHeight: '44px' }}>{status}</Typography>
      <Typography variant="h2">{translate(title)}</Typography>
      <Typography color="text.secondary">{translate(reason)}</Typography>
      {messages.map((message) => (
        <Alert key={message} severity="error">
          {message}
        </Alert>
      ))}
      {request_id && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('failure.request', { request: request_id })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>{status === 401 ? <LogOut /> : <BackAndHome />}</Box>
      <Support />
    </Box>
  );
}

function LogOut() {
  const translate = useTranslate();
  const logout = useLogout();
  const announce = useAnnounce();
  const leave = () => void logout({ to: '/login' }).catch((error) => announce.failed('login', undefined, error));
  return (
    <Button variant="contained" onClick={leave}>
      {translate('failure.log_out')}
    </Button>
  );
}

function BackAndHome() {
  const translate = useTranslate();
  const { user } = useSchool();
  return (
    <>
      <Button variant="outlined" onClick={() => window.history.back()}>
        {translate('failure.back')}
      </Button>
      {/* A whole document: what failed may have broken more than the page that it is shown on. */}
      <Button variant="contained" href={homeOfFailure(user.role.slug)}>
        {translate('failure.home')}
      </Button>
    </>
  );
}
