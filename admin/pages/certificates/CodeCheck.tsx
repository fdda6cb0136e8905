import { Alert, Box, Button, Card, Link as MuiLink, TextField, Typography } from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { longDate } from '#schemas/dates.ts';
import { pick } from '#schemas/localize.ts';
import type { CertificateSheet } from '#schemas/types/fragments/certificate_sheet.ts';
import { useQueryOf } from '../../providers/queries.ts';
import { useLanguage } from '../../schema/labels.ts';
import { useSchool } from '../../school.ts';

/** A code off somebody's paper, and what the school says of it. */
export function CodeCheck() {
  const translate = useTranslate();
  const title = useId();
  const [code, setCode] = useState('');
  const [checkedCode, setCheckedCode] = useState('');
  const check = (event: FormEvent) => {
    event.preventDefault();
    setCheckedCode(code.trim());
  };
  return (
    <Card component="section" aria-labelledby={title} sx={{ p: 2, mb: 2, display: 'grid', gap: 1.5 }}>
      <Typography id={title} component="h2" variant="h6">
        {translate('admin.certificates.check')}
      </Typography>
      <Box component="form" onSubmit={check} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
        <TextField
          label={translate('admin.certificates.code')}
          helperText={translate('admin.certificates.hint')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off', spellCheck: false } }}
          sx={{ minWidth: 240 }}
        />
        <Button type="submit" variant="contained" disabled={!code.trim()}>
          {translate('admin.certificates.submit')}
        </Button>
      </Box>
      <div role="status">{checkedCode && <Finding code={checkedCode} />}</div>
    </Card>
  );
}

function Finding({ code }: { code: string }) {
  const translate = useTranslate();
  const { data } = useQueryOf('certificates', null, 'verify', { params: { code } });
  if (!data) return null;
  if (!data.certificate) return <Alert severity="error">{translate('admin.certificates.none')}</Alert>;
  return <FoundCertificate {...data.certificate} />;
}

function FoundCertificate({ id, status, student, level, day, revoked_at }: CertificateSheet) {
  const translate = useTranslate();
  const locale = useLanguage();
  const createPath = useCreatePath();
  const { user } = useSchool();
  const details = {
    ...{ student, level: pick(level, 'name', locale), day: longDate(day, locale) },
    revoked: longDate(revoked_at, locale, { zone: user.school_time_zone }),
  };
  return (
    <Alert severity={status === 'issued' ? 'success' : 'warning'}>
      {translate(`admin.certificates.${status}`, details)}{' '}
      <MuiLink component={Link} to={createPath({ resource: 'certificates', id, type: 'show' })}>
        {translate('admin.certificates.open')}
      </MuiLink>
    </Alert>
  );
}
