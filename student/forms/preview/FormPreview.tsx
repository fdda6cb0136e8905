import { useState } from 'react';
import { PreviewFrame } from '../../components/shell/PreviewFrame.tsx';
import { useWords } from '../../components/words.tsx';
import '../exercise.css';
import type { Answers } from '../compiled.ts';
import { controlsOf, loadControls } from '../controls.ts';
import type { CourseForm } from '../taking/exercise.ts';
import { Facts } from '../taking/Intro.tsx';
import type { PreviewForm } from './preview_form.ts';
import { type Result, Trial } from './Trial.tsx';

/** The page of an exercise or of an exam before and after it is begun. It can be answered and handed in, and nothing is kept. */
export function FormPreview({ exercise, form }: { exercise: CourseForm; form: PreviewForm }) {
  const { t, pick, locale } = useWords();
  const [begun, setBegun] = useState(false);
  const questions = Object.keys(form[locale].schema.properties ?? {}).length;
  // The form is rendered when the code of its controls is there.
  const begin = async () => {
    await loadControls(controlsOf(form[locale]));
    setBegun(true);
  };
  return (
    <PreviewFrame>
      <div className="page exercise">
        <h1>{pick(exercise, 'title')}</h1>
        <p className="lead">{pick(exercise, 'description')}</p>
        {begun ? (
          <Trial form={form[locale]} grade={(answers) => grade(exercise.id, answers, t('preview.failed'))} />
        ) : (
          <div>
            <Facts exercise={exercise} />
            {questions > 0 ? (
              <button type="button" className="button" onClick={() => void begin()}>
                {t('exercise.start')}
              </button>
            ) : (
              <p className="notice">{t('preview.empty')}</p>
            )}
          </div>
        )}
      </div>
    </PreviewFrame>
  );
}

/** The questions as they are saved now. */
async function grade(form_id: number, answers: Answers, failure: string): Promise<Result> {
  const answer = await fetch('/api/questions/try', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ form_id, answers }),
  }).catch(() => null);
  const body = await answer?.json().catch(() => null);
  return answer?.ok && body ? body : { failure: body?.message ?? failure };
}
