import type { User } from '#schemas/accounts/user.ts';
import { locales } from '#schemas/localize.ts';
import { Field } from '../Field.tsx';
import { Select } from '../Select.tsx';
import { useWords } from '../words.tsx';
import { type Outcome, Part } from './Part.tsx';

interface Props {
  user: User;
  outcome: Outcome | undefined;
}

/** Name and telephone. */
export function Data({ user, outcome }: Props) {
  const { t } = useWords();
  const { errors = {}, values = {} } = outcome ?? {};
  return (
    <Part name="data" title={t('profile.data')} submit={t('profile.save')} outcome={outcome}>
      <Field
        name="first_name"
        label={t('profile.first_name')}
        autoComplete="given-name"
        defaultValue={values.first_name ?? user.first_name}
        error={errors.first_name}
        required
      />
      <Field
        name="name"
        label={t('profile.name')}
        autoComplete="family-name"
        defaultValue={values.name ?? user.family_name}
        error={errors.name}
        required
      />
      <Field
        name="phone"
        label={t('profile.phone')}
        hint={t('profile.phone_hint')}
        type="tel"
        autoComplete="tel-national"
        defaultValue={values.phone ?? user.phone ?? ''}
        error={errors.phone}
      />
    </Part>
  );
}

/** Language, time zone, colours, and whether keys pressed alone do something. */
export function Reading({ user, zones, outcome }: Props & { zones: string[] }) {
  const { t } = useWords();
  const choiceOf = (group: string, value: string) => ({ value, label: t(`shell.${group}.${value}`) });
  return (
    <Part name="reading" title={t('profile.reading')} submit={t('profile.save')} outcome={outcome} whole>
      <Select
        name="locale"
        label={t('profile.locale')}
        chosen={user.locale}
        choices={locales.map((locale) => choiceOf('locale', locale))}
      />
      <Select
        name="time_zone"
        label={t('profile.time_zone')}
        chosen={user.time_zone ?? ''}
        error={outcome?.errors.time_zone}
        choices={[
          { value: '', label: t('profile.device_zone') },
          ...zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
        ]}
      />
      <Select
        name="color_scheme"
        label={t('profile.color_scheme')}
        chosen={user.color_scheme ?? ''}
        choices={[
          { value: '', label: t('profile.device') },
          choiceOf('color_scheme', 'light'),
          choiceOf('color_scheme', 'dark'),
        ]}
      />
      <Select
        name="single_keys"
        label={t('profile.single_keys')}
        chosen={String(user.single_keys)}
        choices={['true', 'false'].map((value) => ({ value, label: t(`profile.single_keys_are.${value}`) }))}
      />
    </Part>
  );
}

/** The e-mail address, which also receives letters for forgotten passwords. */
export function Address({ user, outcome }: Props) {
  const { t } = useWords();
  return (
    <Part name="email" title={t('profile.email')} submit={t('profile.change_email')} outcome={outcome}>
      <Field
        name="email"
        label={t('profile.email')}
        type="email"
        autoComplete="email"
        defaultValue={outcome?.values.email ?? user.email ?? ''}
        error={outcome?.errors.email}
        required
      />
      <CurrentPassword id="email-current" error={outcome?.errors.current_password} />
    </Part>
  );
}

/** The password. */
export function Password({ outcome }: Pick<Props, 'outcome'>) {
  const { t } = useWords();
  return (
    <Part
      name="password"
      title={t('profile.password')}
      submit={t('profile.change_password')}
      done={t('profile.password_saved')}
      outcome={outcome}
    >
      <CurrentPassword id="password-current" error={outcome?.errors.current_password} />
      <Field
        name="password"
        label={t('password.new')}
        hint={t('password.hint')}
        type="password"
        autoComplete="new-password"
        error={outcome?.errors.password}
        required
      />
    </Part>
  );
}

function CurrentPassword({ id, error }: { id: string; error: string | undefined }) {
  const { t } = useWords();
  return (
    <Field
      id={id}
      name="current_password"
      label={t('profile.current')}
      hint={t('profile.current_hint')}
      type="password"
      autoComplete="current-password"
      error={error}
      required
    />
  );
}
