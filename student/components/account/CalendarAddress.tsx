import { Form } from '@remix-run/react';
import { useState, useSyncExternalStore } from 'react';
import type { StudentFeed } from '#schemas/types/entities/feeds.ts';
import { Time } from '../Time.tsx';
import { useWords } from '../words.tsx';

interface Props {
  /** The address in use, of which nothing but its use is known any more. */
  feed: StudentFeed | undefined;
  /** A new one, in sight this once. */
  address: string | undefined;
  /** What the page says of the last press. */
  message: string;
}

/** The student's calendar for other programs: its secret address is made, copied and revoked. */
export function CalendarAddress({ feed, address, message }: Props) {
  const { t } = useWords();
  return (
    <section className="panel" aria-labelledby="feed-title">
      <h2 id="feed-title">{t('profile.feed.title')}</h2>
      <p className="field-hint">{t('profile.feed.hint')}</p>
      {address ? <Address address={address} /> : null}
      {feed && !address ? <InUse feed={feed} /> : null}
      <Form method="post" className="form-foot" preventScrollReset>
        <input type="hidden" name="form" value="feed" />
        <button type="submit" className="button">
          {t(feed ? 'profile.feed.renew' : 'profile.feed.create')}
        </button>
        {feed ? (
          <button type="submit" name="revoke" value={feed.id} className="button quiet">
            {t('profile.feed.revoke')}
          </button>
        ) : null}
        <span role="status">{message}</span>
      </Form>
    </section>
  );
}

function InUse({ feed }: { feed: StudentFeed }) {
  const { t } = useWords();
  return (
    <p>
      {t('profile.feed.active')} {t('profile.feed.renewing')}{' '}
      {feed.fetched_at ? (
        <>
          {t('profile.feed.last_read')} <Time of={feed.fetched_at} />
        </>
      ) : (
        t('profile.feed.never_read')
      )}
    </p>
  );
}

const never = () => () => undefined;

/** The address as the browser calls the school: outside production the server does not know its own name. */
function useOwnAddress(address: string): { shown: string; isReady: boolean } {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => undefined,
  );
  const { pathname, search } = new URL(address);
  return { shown: origin ? origin + pathname + search : address, isReady: origin !== undefined };
}

function Address({ address }: { address: string }) {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);
  // Without script the address can be marked and copied by hand.
  const { shown, isReady } = useOwnAddress(address);
  const copy = () => navigator.clipboard.writeText(shown).then(() => setCopied(true));
  return (
    <div className="field feed-address">
      <label htmlFor="feed-address">{t('profile.feed.address')}</label>
      <input
        id="feed-address"
        readOnly
        value={shown}
        aria-describedby="feed-address-hint"
        onFocus={(event) => event.target.select()}
      />
      <p id="feed-address-hint" className="field-hint">
        {t('profile.feed.once')}
      </p>
      {isReady ? (
        <p className="form-foot">
          <button type="button" className="button quiet" onClick={copy}>
            {t('profile.feed.copy')}
          </button>
          <span role="status">{isCopied ? t('profile.feed.copied') : ''}</span>
        </p>
      ) : null}
    </div>
  );
}
