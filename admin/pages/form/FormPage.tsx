import { useMemo, useRef, useState } from 'react';
import { useGetRecordId, useTranslate } from 'react-admin';
import type { ProblemBody } from '../../providers/http.ts';
import { useQuestionTypes } from '../../providers/question_types.ts';
import { BeforeActionProvider } from '../../schema/actions/before_action.ts';
import { RefusalProvider } from '../../schema/actions/refusals.ts';
import { EntityEdit } from '../../schema/record/Edit.tsx';
import { useProjection } from '../../school.ts';
import { cardOf } from './cards/card_id.ts';
import { Coverage } from './coverage/Coverage.tsx';
import { Editor, type EditorHandle } from './Editor.tsx';
import { Improve } from './improve/Improve.tsx';
import { useQuestions } from './questions.ts';
import { Refusal } from './Refusal.tsx';

/** The page of a form: its own fields folded away, its questions, and the student's view of them. */
export function FormPage() {
  const translate = useTranslate();
  const { entity } = useProjection();
  // Asked for at once, while the form itself is on its way.
  useQuestions(Number(useGetRecordId()));
  useQuestionTypes();
  const [open, setOpen] = useState<string[]>([]);
  const [refusal, setRefusal] = useState<ProblemBody | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const editor = useRef<EditorHandle>(null);
  const before = useMemo(() => {
    const prepare = async (action: string) => action !== 'activate' || ((await editor.current?.prepare()) ?? true);
    return { isUnsaved, prepare };
  }, [isUnsaved]);
  const show = (question: number) => {
    const key = cardOf(question);
    setOpen((now) => (now.includes(key) ? now : [...now, key]));
    document.getElementById(key)?.focus();
  };
  return (
    <RefusalProvider value={(action, problem) => action === 'activate' && setRefusal(problem)}>
      <BeforeActionProvider value={before}>
        <EntityEdit folded={translate('admin.editor.settings')}>
          {refusal && <Refusal problem={refusal} onClose={() => setRefusal(null)} onOpen={show} />}
          {entity === 'leveling_forms' && <Coverage onOpen={show} />}
          <Improve />
          <Editor open={open} setOpen={setOpen} handle={editor} onUnsaved={setUnsaved} />
        </EntityEdit>
      </BeforeActionProvider>
    </RefusalProvider>
  );
}
