import { useState } from 'react';
import { useWords } from '../../words.tsx';

const rounds = 5;
/** A round of more milliseconds is felt in a conversation. */
const slow = 400;

type Quality = 'good' | 'slow' | 'none';

/** How long the school's server takes to answer: the middle of a few rounds, so that a single slow one says nothing. */
async function measure(): Promise<Quality> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) return 'none';
    times.push(performance.now() - startedAt);
  }
  const middle = times.sort((a, b) => a - b)[Math.floor(rounds / 2)] as number;
  return middle > slow ? 'slow' : 'good';
}

/** Whether the connection does for a conversation. */
export function Network() {
  const { t } = useWords();
  const [quality, setQuality] = useState<Quality | 'measuring' | null>(null);
  const look = async () => {
    setQuality('measuring');
    setQuality(await measure());
  };
  return (
    <section aria-labelledby="network-check">
      <h3 id="network-check">{t('room.devices.network_title')}</h3>
      <button type="button" className="button quiet" disabled={quality === 'measuring'} onClick={look}>
        {t('room.devices.network_try')}
      </button>
      <p role="status">{quality ? t(`room.devices.network.${quality}`) : null}</p>
    </section>
  );
}
