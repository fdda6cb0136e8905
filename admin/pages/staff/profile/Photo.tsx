import { Avatar, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAnnounce } from '../../../announce.tsx';
import { fetchJson } from '../../../providers/http.ts';
import { PickFile } from '../../../schema/inputs/PickFile.tsx';
import { useSchool } from '../../../school.ts';

/** The own photo: chosen, seen, and taken away. */
export function Photo() {
  const translate = useTranslate();
  const announce = useAnnounce();
  const { user } = useSchool();
  const send = async (method: 'POST' | 'DELETE', file?: File) => {
    try {
      const headers = new Headers(file ? { 'content-type': file.type } : {});
      await fetchJson('/api/profile/avatar', { method, body: file, headers });
      location.reload();
    } catch (error) {
      announce.failed('update', 'staff', error);
    }
  };
  return (
    <Box role="group" aria-label={translate('profile.photo')} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Avatar
        src={user.avatar ? `/api/resources/${user.avatar}/file` : undefined}
        alt=""
        sx={{ width: 56, height: 56, bgcolor: 'primary.main' }}
      />
      <PickFile variant="outlined" accepted={['image']} take={(file) => send('POST', file)}>
        {translate('profile.photo_choose')}
      </PickFile>
      {user.avatar && <Button onClick={() => send('DELETE')}>{translate('profile.photo_remove')}</Button>}
    </Box>
  );
}
