import { Button, Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { watchSession, whenRead } from '#schemas/browser/watch.ts';
import { leave } from '../providers/leave.ts';
import { useSchool } from '../school.ts';

const home = () => leave('/');

/** What happens to the session elsewhere (another tab, another device) happens here too. */
export function OtherTabs() {
  const translate = useTranslate();
  const { user } = useSchool();
  const [another, setAnother] = useState(false);
  useEffect(() => watchSession(window, user, () => setAnother(true), leave), [user]);
  useEffect(() => (another ? whenRead(document, home) : undefined), [another]);
  return (
    <Dialog open={another} onClose={home} aria-labelledby="another-tab">
      <DialogContent>
        <DialogContentText id="another-tab">{translate('session.another')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={home} autoFocus>
          {translate('session.go')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
