import { Form, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { Select } from '../../Select.tsx';
import { useWords } from '../../words.tsx';
import type { ListParams } from './list_address.ts';

export interface Choices {
  topics: { id: number; name: string; english_name: string | null }[];
  teachers: { id: number; first_name: string }[];
}

const filterNames = ['topic', 'teacher'] as const;

/** Narrows a list by topic and teacher as soon as one is chosen; without script there is a button. */
export function Filters({ params, choices }: { params: ListParams; choices: Choices }) {
  const { t, pick } = useWords();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const shownParams = useRef(params);
  useEffect(() => {
    // What was chosen before the page woke up stays.
    if (shownParams.current === params) return;
    shownParams.current = params;
    // The address may change by the browser's own buttons; a form made anew would lose the focus.
    for (const name of filterNames) {
      const select = form.current?.elements.namedItem(name);
      if (select instanceof HTMLSelectElement) select.value = params[name];
    }
  }, [params]);
  const { topics, teachers } = choices;
  if (topics.length < 2 && teachers.length < 2 && !params.topic && !params.teacher) return null;
  return (
    <Form
      ref={form}
      className="meeting-filters"
      autoComplete="off"
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      <input type="hidden" name="view" value={params.view} />
      {params.day ? <input type="hidden" name="day" value={params.day} /> : null}
      {topics.length > 0 ? (
        <Select
          name="topic"
          label={t('live.topic')}
          chosen={params.topic}
          choices={[
            { value: '', label: t('live.all_topics') },
            ...topics.map((topic) => ({ value: String(topic.id), label: pick(topic, 'name') })),
          ]}
        />
      ) : null}
      <Select
        name="teacher"
        label={t('live.teacher')}
        chosen={params.teacher}
        choices={[
          { value: '', label: t('live.all_teachers') },
          ...teachers.map(({ id, first_name }) => ({ value: String(id), label: first_name })),
        ]}
      />
      <noscript>
        <button type="submit" className="button quiet">
          {t('live.filter')}
        </button>
      </noscript>
    </Form>
  );
}
