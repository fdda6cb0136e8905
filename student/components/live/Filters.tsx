import { Form, Link } from '@remix-run/react';
import { Select } from '../Select.tsx';
import { useWords } from '../words.tsx';

/** What of a list is asked for, as the address says it. */
export interface Asked {
  topic: string;
  teacher: string;
  view: 'days' | 'calendar';
}

export interface Choices {
  topics: { id: number; name: string; english_name: string | null }[];
  teachers: { id: number; first_name: string }[];
}

/** By topic and teacher, by days or as a calendar: all of it in the address. */
export function Filters({ asked, choices }: { asked: Asked; choices: Choices }) {
  const { t, pick } = useWords();
  const all = { value: '', label: t('live.all') };
  const { topics, teachers } = choices;
  const at = (view: Asked['view']) => `?${new URLSearchParams({ ...asked, view })}`;
  return (
    <>
      <nav className="views" aria-label={t('live.views')}>
        {(['days', 'calendar'] as const).map((view) => (
          <Link key={view} to={at(view)} aria-current={asked.view === view ? 'page' : undefined} preventScrollReset>
            {t(`live.view.${view}`)}
          </Link>
        ))}
      </nav>
      {topics.length > 1 || teachers.length > 1 || asked.topic || asked.teacher ? (
        <Form className="meeting-filters" key={JSON.stringify(asked)}>
          <input type="hidden" name="view" value={asked.view} />
          {topics.length > 0 ? (
            <Select
              name="topic"
              label={t('live.topic')}
              chosen={asked.topic}
              choices={[all, ...topics.map((topic) => ({ value: String(topic.id), label: pick(topic, 'name') }))]}
            />
          ) : null}
          <Select
            name="teacher"
            label={t('live.teacher')}
            chosen={asked.teacher}
            choices={[all, ...teachers.map(({ id, first_name }) => ({ value: String(id), label: first_name }))]}
          />
          <button type="submit" className="button quiet">
            {t('live.filter')}
          </button>
        </Form>
      ) : null}
    </>
  );
}
