import { useRevalidator } from '@remix-run/react';
import { type ChangeEvent, useId, useState } from 'react';
import type { User } from '#schemas/accounts/user.ts';
import { failureOf, failureWords } from '#schemas/help/failure.ts';
import { useWords } from '../words.tsx';
import { Face } from './Face.tsx';

const door = '/api/profile/avatar';

/** The own photo: chosen, seen, and taken away. Files go from the browser to the API, so this alone needs script. */
export function Avatar({ user }: { user: User }) {
  const { t } = useWords();
  const id = useId();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string[]>([]);

  const send = async (options: RequestInit) => {
    setBusy(true);
    const answer = await fetch(door, options).catch(() => null);
    const { messages } = failureOf(answer?.status ?? 500, answer?.ok ? null : await answer?.json().catch(() => null));
    setRefused(answer?.ok || messages.length > 0 ? messages : [t(failureWords(500).reason)]);
    setBusy(false);
    revalidate();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void send({ method: 'POST', body: file, headers: { 'content-type': file.type } });
    target.value = '';
  };

  return (
    <section className="photo" aria-label={t('profile.photo')}>
      <Face name={user.name} avatar={user.avatar} className="large" />
      <div className="photo-tools">
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          onChange={choose}
          disabled={busy}
        />
        <label htmlFor={id} className="button quiet">
          {busy ? t('profile.photo_busy') : t('profile.photo_choose')}
        </label>
        {user.avatar ? (
          <button type="button" className="button quiet" disabled={busy} onClick={() => send({ method: 'DELETE' })}>
            {t('profile.photo_remove')}
          </button>
        ) : null}
      </div>
      <div role="alert">
        {refused.map((message) => (
          <p key={message} className="field-error">
            {message}
          </p>
        ))}
      </div>
    </section>
  );
}
