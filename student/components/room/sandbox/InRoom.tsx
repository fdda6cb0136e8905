import type { SandboxView } from '#schemas/types/fragments/sandbox_view.ts';
import { Face } from '../../account/Face.tsx';
import { useWords } from '../../words.tsx';
import type { SandboxClient } from './client.ts';

type Person = SandboxView['people'][number];

/** Who is in the room; who teaches may send somebody out. */
export function InRoom({ view, client }: { view: SandboxView; client: SandboxClient }) {
  const { t } = useWords();
  return (
    <section aria-labelledby="in-room">
      <h2 id="in-room">{t('room.sandbox.people', { smart_count: view.people.length })}</h2>
      <ul className="in-room">
        {view.people.map((person) => (
          <li key={person.id} className={person.hand_at ? 'hand' : undefined}>
            <Face name={person.first_name} avatar={person.avatar} />
            <span className="in-room-name">
              {person.first_name}
              <Facts person={person} />
            </span>
            {view.is_host && !person.is_me ? <Remove person={person} remove={client.remove} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ person: { is_host, is_me, hand_at } }: { person: Person }) {
  const { t } = useWords();
  const facts = [is_me && 'you', is_host && 'teacher', hand_at && 'hand'].filter((fact) => typeof fact === 'string');
  return facts.length > 0 ? (
    <span className="row-facts"> {facts.map((fact) => t(`room.sandbox.${fact}`)).join(' · ')}</span>
  ) : null;
}

function Remove({ person, remove }: { person: Person; remove: (id: number) => Promise<void> }) {
  const { t } = useWords();
  const name = person.first_name;
  return (
    <details className="confirmed">
      <summary className="button quiet">
        {t('room.sandbox.remove')} <span className="unseen">{name}</span>
      </summary>
      <fieldset>
        <legend>{t('room.sandbox.remove_question', { name })}</legend>
        <button type="button" className="button" onClick={() => remove(person.id)}>
          {t('room.sandbox.remove_yes', { name })}
        </button>
      </fieldset>
    </details>
  );
}
