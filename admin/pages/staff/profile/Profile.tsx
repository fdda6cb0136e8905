import { Alert, Box, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Schema } from '#schemas/dialect.ts';
import profile from '#schemas/forms/profile.json' with { type: 'json' };
import { Heading } from '../../../schema/record/Heading.tsx';
import { RecordForm } from '../../../schema/record/RecordForm.tsx';
import { useSchool } from '../../../school.ts';
import { Calendars } from './Calendars.tsx';
import { NoticeSwitches } from './NoticeSwitches.tsx';
import { Photo } from './Photo.tsx';
import { useProfile } from './useProfile.ts';

const whole = profile as Schema;

/** The fields of the profile that are saved together. */
const part = (names: string[], required: string[] = []): Schema => ({
  ...whole,
  required,
  properties: Object.fromEntries(names.map((name) => [name, whole.properties?.[name] as Schema])),
});

const data = part(
  ['first_name', 'name', 'phone', 'locale', 'time_zone', 'color_scheme', 'single_keys'],
  ['first_name', 'name', 'locale'],
);
const address = part(['email', 'current_password'], ['email', 'current_password']);
const secret = part(['current_password', 'password'], ['current_password', 'password']);

/** The own profile: what everybody may change of themselves. E-mail and password ask for the present password. */
export function Profile() {
  const translate = useTranslate();
  const { user } = useSchool();
  const save = useProfile();
  const { first_name, family_name: name, phone, locale, time_zone, color_scheme, single_keys, email } = user;
  const record = { id: user.id, first_name, name, phone, locale, time_zone, color_scheme, single_keys };
  return (
    <Box sx={{ maxWidth: 760, display: 'grid', gap: 2 }}>
      <Heading text={translate('pages.profile')} />
      {user.must_change_password ? (
        <Alert severity="warning">{translate('profile.must_change')}</Alert>
      ) : (
        <>
          <Photo />
          <RecordForm entity="staff" schema={data} record={record} save={save} />
          <Part title={translate('profile.change_email')}>
            <RecordForm entity="staff" schema={address} record={{ id: user.id, email }} save={save} />
          </Part>
        </>
      )}
      <Part title={translate('profile.change_password')}>
        <RecordForm entity="staff" schema={secret} record={{ id: user.id }} save={save} />
      </Part>
      {!user.must_change_password && (
        <>
          <NoticeSwitches />
          <Calendars />
        </>
      )}
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
