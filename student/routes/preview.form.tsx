import { useEffect, useState } from 'react';
import type { Locale } from '#schemas/localize.ts';
import type { CompiledForm } from '#schemas/questions/controls.ts';
import type { Words } from '#schemas/words/words.ts';
import type { Handle } from '../components/shell/title.ts';
import { useWords, WordsProvider } from '../components/words.tsx';
import type { Answers } from '../forms/compiled.ts';
import { controlsOf, loadControls } from '../forms/controls.ts';
import { questionId } from '../forms/ids.ts';
import { type Result, Trial } from '../forms/preview/Trial.tsx';
import { loadWords } from '../words.ts';

export const handle: Handle = { layout: 'none', title: 'pages.preview' };

/** What stands free above a question that was brought into sight. */
const margin = 16;

/** Without it the page would have no title. */
export const loader = () => null;

type Message = { type: 'preview'; locale: Locale; all: string[]; current: string | null } & Record<
  Locale,
  CompiledForm
>;

interface Preview {
  locale: Locale;
  words: Words;
  form: CompiledForm;
  /** All questions: of a long form a part is shown. */
  all: string[];
  /** The question that is being written. */
  current: string | null;
}

/** The student's own form inside the back office's editor, which sends what to render and grades without storing. */
export default function PreviewPage() {
  const { t } = useWords();
  const preview = usePreview();
  useCurrent(preview);
  return (
    <main className="preview" aria-labelledby="preview">
      <h1 className="unseen" id="preview">
        {t('preview.title')}
      </h1>
      {preview && Object.keys(preview.form.schema.properties ?? {}).length > 0 ? (
        <div lang={preview.locale}>
          <WordsProvider locale={preview.locale} words={preview.words}>
            <Trial key={JSON.stringify(preview.form)} form={preview.form} all={preview.all} grade={askEditor} />
          </WordsProvider>
        </div>
      ) : (
        <p className="empty">{t('preview.waiting')}</p>
      )}
    </main>
  );
}

function usePreview(): Preview | null {
  const [preview, setPreview] = useState<Preview | null>(null);
  useEffect(() => {
    let last = 0;
    const hear = async ({ origin, data }: MessageEvent<Message>) => {
      if (origin !== location.origin || data?.type !== 'preview') return;
      last += 1;
      const turn = last;
      const form = data[data.locale];
      const [words] = await Promise.all([loadWords(data.locale, location.pathname), loadControls(controlsOf(form))]);
      if (turn === last) setPreview({ locale: data.locale, words, form, all: data.all, current: data.current });
    };
    window.addEventListener('message', hear);
    window.parent.postMessage({ type: 'preview-ready' }, location.origin);
    return () => window.removeEventListener('message', hear);
  }, []);
  return preview;
}

/** Marks the question that is being written and scrolls to it in this page alone: the editor stays where it is. */
function useCurrent(preview: Preview | null): void {
  const current = preview?.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each form that is drawn the mark is gone
  useEffect(() => {
    const question = current ? document.getElementById(questionId(current)) : null;
    if (!question) return undefined;
    question.setAttribute('aria-current', 'true');
    const { top, bottom } = question.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) window.scrollTo({ top: window.scrollY + top - margin });
    return () => question.removeAttribute('aria-current');
  }, [preview]);
}

/** The editor around this page knows the questions as they are being written, and asks the API. */
function askEditor(answers: Answers): Promise<Result> {
  return new Promise((resolve) => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== window.parent || data?.type !== 'preview-result') return;
      window.removeEventListener('message', hear);
      resolve(data.result);
    };
    window.addEventListener('message', hear);
    window.parent.postMessage({ type: 'preview-try', answers }, location.origin);
  });
}
