import { Button, Dialog, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { loginPage } from '../providers/http.ts';

/** What happens to the session in another tab happens here too: the specification names the entries of local storage. */
export function OtherTabs() {
  const translate = useTranslate();
  const [another, setAnother] = useState(false);
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (newValue === null) return;
      if (key === 'session-created') setAnother(true);
      if (key !== 'logout-event') return;
      localStorage.removeItem('session-created');
      localStorage.removeItem('auth');
      location.assign(loginPage());
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
  const home = () => location.assign('/');
  return (
    <Dialog open={another} onClose={home} aria-describedby="another-tab">
      <DialogContent>
        <DialogContentText id="another-tab">{translate('admin.session.another')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={home} autoFocus>
          {translate('admin.session.go')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
