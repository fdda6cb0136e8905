import type { FetcherWithComponents } from '@remix-run/react';
import type { Looked } from '#schemas/help/looked.ts';
import type { HelpRefusal, HelpWords } from '../../server/help.server.ts';
import { Field } from '../Field.tsx';
import { Select } from '../Select.tsx';
import { Attach } from './Attach.tsx';
import { LookedAt } from './LookedAt.tsx';
import { Refusal } from './Refusal.tsx';
import { useDraft } from './useDraft.ts';
import { Writing } from './Writing.tsx';

interface AskFormProps {
  words: HelpWords;
  /** What was looked at, which goes along. */
  looked: Looked;
  refused: HelpRefusal | undefined;
  isSending: boolean;
  /** What sends it: the page, or what is beside one. */
  as: FetcherWithComponents<unknown>['Form'];
  /** Beside a page: what is to be written first has the focus. */
  inPanel?: boolean;
}

const fields = ['page', 'error', 'message', 'request'] as const;

/** Asks the school something. */
export function AskForm({ words, looked, refused, isSending, as: Form, inPanel = false }: AskFormProps) {
  const { help, categories } = words;
  const form = useDraft('new', refused);
  const isForm = /\/(exercise|exam)\//.test(looked.page);
  return (
    <Form
      method="post"
      action={inPanel ? '/help?index' : undefined}
      className={inPanel ? 'form' : 'form panel'}
      ref={form}
    >
      {fields.map((name) => (
        <input key={name} type="hidden" name={name} value={looked[name]} />
      ))}
      {inPanel ? <input type="hidden" name="panel" value="1" /> : null}
      <Field
        name="subject"
        label={help.subject}
        required
        maxLength={200}
        error={refused?.errors.subject}
        autoFocus={inPanel}
      />
      <Select
        name="category"
        label={help.category}
        chosen={isForm ? 'content' : looked.error ? 'technical' : 'other'}
        choices={Object.entries(categories).map(([value, label]) => ({ value, label }))}
      />
      <Question looked={looked} words={words} />
      <Writing label={help.content} error={refused?.errors.content} most={5000} />
      <LookedAt looked={looked} words={words} />
      <Attach words={words} />
      <Refusal refused={refused} title={help.failed} words={words} />
      <button type="submit" className="button help-send" disabled={isSending}>
        {help.send}
      </button>
    </Form>
  );
}

/** Which question of the page it is about, where the page has any; which is looked at can only be guessed. */
function Question({ looked: { question, questions }, words: { help } }: Pick<AskFormProps, 'looked' | 'words'>) {
  if (questions.length === 0) return <input type="hidden" name="question" value={question} />;
  const choices = questions.map((value, at) => ({ value, label: help.question.replace('%{number}', String(at + 1)) }));
  return (
    <Select
      name="question"
      label={help.which}
      chosen={question}
      choices={[{ value: '', label: help.whole_page }, ...choices]}
    />
  );
}
