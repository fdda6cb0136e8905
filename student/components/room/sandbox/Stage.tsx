import { useSyncExternalStore } from 'react';
import type { SandboxView } from '#schemas/types/fragments/sandbox_view.ts';
import { HandIcon } from '../../icons.tsx';
import { useWords } from '../../words.tsx';
import { Camera } from '../devices/Camera.tsx';
import { Chat } from './Chat.tsx';
import type { SandboxClient } from './client.ts';
import { InRoom } from './InRoom.tsx';

/** Inside a room of the sandbox: who is there, the own camera, what is said, and the ways out. */
export function Stage({ client }: { client: SandboxClient }) {
  const { t } = useWords();
  const view = useSyncExternalStore(client.subscribe, client.view, () => null);
  if (!view) return null;
  return (
    <div className="stage">
      <p className="notice">{t('room.sandbox.note')}</p>
      <div className="stage-parts">
        <div>
          <Camera />
          <InRoom view={view} client={client} />
        </div>
        <Chat messages={view.messages} say={client.say} />
      </div>
      <Controls view={view} client={client} />
    </div>
  );
}

function Controls({ view, client }: { view: SandboxView; client: SandboxClient }) {
  const { t } = useWords();
  const isRaised = view.people.some(({ is_me, hand_at }) => is_me && hand_at !== null);
  return (
    <div className="stage-controls">
      <button
        type="button"
        className="button quiet"
        aria-pressed={isRaised}
        onClick={() => client.raiseHand(!isRaised)}
      >
        <HandIcon /> {t(isRaised ? 'room.sandbox.lower_hand' : 'room.sandbox.raise_hand')}
      </button>
      <button type="button" className="button quiet" onClick={client.leave}>
        {t('room.sandbox.leave')}
      </button>
      {view.is_host ? (
        <details className="confirmed">
          <summary className="button quiet">{t('room.sandbox.end')}</summary>
          <fieldset>
            <legend>{t('room.sandbox.end_question')}</legend>
            <button type="button" className="button" onClick={client.end}>
              {t('room.sandbox.end_yes')}
            </button>
          </fieldset>
        </details>
      ) : null}
    </div>
  );
}
