import { useGetList } from 'react-admin';
import { ErrorPage } from '../../layout/ErrorPage.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { failureIn } from '../../providers/http.ts';
import { SettingsPage } from './SettingsPage.tsx';

/** A school has its settings once: their list is their page. */
export function SettingsLink() {
  const { data, error } = useGetList('settings');
  if (error && !data) return <ErrorPage {...failureIn(error)} />;
  const [settings] = data ?? [];
  return settings ? <SettingsPage id={settings.id} /> : <PageSkeleton />;
}
