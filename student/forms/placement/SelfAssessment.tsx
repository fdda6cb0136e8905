import { Form, useNavigation } from '@remix-run/react';
import { NotSent } from '../../components/shell/NotSent.tsx';
import { useWords } from '../../components/words.tsx';
import '../form.css';
import { statements } from '#schemas/placement/self_assessment.ts';

/** The student's self-assessment: it chooses the first questions, and rules out no level. */
export function SelfAssessment({ test }: { test: number }) {
  const { t } = useWords();
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="self-assessment">
      <input type="hidden" name="test" value={test} />
      <fieldset>
        <legend>{t('placement.can')}</legend>
        <div className="choices">
          {statements.map((statement) => (
            <label key={statement} className="choice">
              <input type="checkbox" name="can" value={statement} />
              <span>{t(`placement.statements.${statement}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <NotSent />
      <div className="actions">
        <button type="submit" name="intent" value="assess" className="button" disabled={busy}>
          {t('placement.first')}
        </button>
      </div>
    </Form>
  );
}
