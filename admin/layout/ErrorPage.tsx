import { Alert, Box, Button, Typography } from '@mui/material';
import { useLogout, useTranslate } from 'react-admin';
import { type Failure, failureWords, homeOfFailure } from '#schemas/failure.ts';
import { useAnnounce } from '../announce.tsx';
import { Heading } from '../schema/record/Heading.tsx';
import { useSchool } from '../school.ts';

/** The specification's error page inside the back office: code, message, reason, what the API said, the ways out. */
export function ErrorPage({ status, messages }: Failure) {
  const translate = useTranslate();
  const { title, reason } = failureWords(status);
  return (
    <Box sx={{ maxWidth: 560, mt: 4, mx: 'auto', display: 'grid', gap: 2 }}>
      <Heading text={translate(title)} />
      <Typography sx={{ fontSize: 36, fontWeight: 700, lineHeight: '44px' }}>{status}</Typography>
      <Typography variant="h2">{translate(title)}</Typography>
      <Typography color="text.secondary">{translate(reason)}</Typography>
      {messages.map((message) => (
        <Alert key={message} severity="error">
          {message}
        </Alert>
      ))}
      <Box sx={{ display: 'flex', gap: 1 }}>{status === 401 ? <LogOut /> : <BackAndHome />}</Box>
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
