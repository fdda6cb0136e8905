import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Button } from '@mui/material';
import { type MutableRefObject, type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import { Form, SaveButton, setSubmissionErrors, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Schema } from '#schemas/dialect.ts';
import type { QuestionType } from '../../../providers/question_types.ts';
import { Fields } from '../../../schema/inputs/Fields.tsx';
import { FormErrors } from '../../../schema/record/FormErrors.tsx';
import { useResolver } from '../../../schema/record/resolver.ts';
import type { FormFaults } from '../../../schema/record/save.ts';
import { useProjection } from '../../../school.ts';
import { type SavedQuestion, useSaveQuestion } from '../saving/save_question.ts';
import type { Draft, Question } from '../types.ts';
import { GroupChoice } from './GroupChoice.tsx';
import { aside, GapFields, hasGaps } from './gaps.tsx';
import { hasMarks } from './marked.ts';
import { PairedRows } from './PairedRows.tsx';
import { pairedLists, withKeys } from './paired.ts';
import { withoutRequired } from './shape.ts';

interface QuestionFormProps {
  type: QuestionType;
  question: Draft;
  /** What is saved of it, where what is written was begun before. */
  base: Draft;
  /** The passages that it may belong to. */
  groups: Question[];
  /** The preview follows what is typed. */
  onChange: (draft: Draft, isWritten: boolean) => void;
  onSaved: (saved: SavedQuestion) => Promise<unknown>;
  onCancel: () => void;
  /** Saves it from outside. */
  handle: Ref<QuestionHandle>;
}

export interface QuestionHandle {
  /** @returns whether it is saved */
  save: () => Promise<boolean>;
  /** Its current values. */
  text: () => string;
}

/** Members of the row that the editor sets by itself. */
const setByEditor = ['form_id', 'parent_id', 'order', 'type', 'body', 'key'];

/** The form of one question, rendered from its type's schema. */
export function QuestionForm(props: QuestionFormProps) {
  const { type, question, base, groups, onChange, onSaved, onCancel, handle } = props;
  const translate = useTranslate();
  const { create } = useProjection('questions');
  const row = useMemo(() => without(create, setByEditor), [create]);
  const schema = useMemo(
    (): Schema => withoutRequired({ ...type.author, properties: { ...type.author.properties, ...row.properties } }),
    [type, row],
  );
  const { body, key } = type.author.properties as Record<'body' | 'key', Schema>;
  const resolver = useResolver('questions', schema);
  const gaps = hasGaps(type.author);
  const record = useMemo(() => withKeys(type.author, question), [type, question]);
  const paired = pairedLists(type.author);
  const [plain, more] = [
    [...(gaps ? ['gaps'] : []), ...(hasMarks(type.author) ? ['text'] : []), ...paired],
    aside(type.author),
  ];

  const written = useRef(() => '');
  const submit = useSaveQuestion({ type, question, base, written, onSaved });

  return (
    <Form
      record={record}
      resolver={resolver}
      onSubmit={submit}
      disableInvalidFormNotification
      warnWhenUnsavedChanges
      noValidate
    >
      <FormErrors entity="questions" />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Fields entity="questions" schema={body} path="body." omit={[...plain, ...more.body]} />
        {gaps && <GapFields author={type.author} />}
        {paired.map((name) => (
          <PairedRows key={name} author={type.author} name={name} />
        ))}
        <Fields entity="questions" schema={key} path="key." omit={[...plain, ...more.key]} />
        {groups.length > 0 && type.type !== 'group' && <GroupChoice groups={groups} />}
        <Accordion disableGutters elevation={0} sx={{ '&::before': { display: 'none' }, bgcolor: 'transparent' }}>
          <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 0, minHeight: 0 }}>
            {translate('admin.editor.more')}
          </AccordionSummary>
          <AccordionDetails sx={{ px: 0, display: 'grid', gap: 2 }}>
            <Fields entity="questions" schema={only(body, more.body)} path="body." />
            <Fields entity="questions" schema={only(key, more.key)} path="key." />
            <Fields entity="questions" schema={type.type === 'group' ? {} : row} />
          </AccordionDetails>
        </Accordion>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <SaveButton variant="contained" alwaysEnable />
        <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
      </Box>
      <Follow onChange={onChange} question={question} written={written} />
      <Handle handle={handle} written={written} submit={submit} />
    </Form>
  );
}

function only({ properties = {}, ...schema }: Schema, names: string[]): Schema {
  return { ...schema, properties: Object.fromEntries(names.map((name) => [name, properties[name] as Schema])) };
}

function without(schema: Schema | null, names: string[]): Schema {
  const rest = Object.keys(schema?.properties ?? {}).filter((name) => !names.includes(name));
  return { ...only(schema ?? {}, rest), required: schema?.required?.filter((name) => rest.includes(name)) };
}

/** Passes on what is typed. */
function Follow({
  question,
  onChange,
  written,
}: Pick<QuestionFormProps, 'question' | 'onChange'> & { written: MutableRefObject<() => string> }) {
  const values = useWatch();
  const { getValues } = useFormContext();
  const { isReady, dirtyFields } = useFormState();
  const text = JSON.stringify(values);
  // Values also change as fields render: only dirty fields were written by somebody.
  const isWritten = JSON.stringify(dirtyFields).includes('true');
  // What is rendered may lag behind what is typed.
  written.current = () => JSON.stringify(getValues());
  useEffect(() => {
    if (isReady) onChange({ ...question, ...JSON.parse(text) }, isWritten);
  }, [text, isReady, isWritten, question, onChange]);
  return null;
}

interface HandleProps {
  handle: Ref<QuestionHandle>;
  written: MutableRefObject<() => string>;
  submit: (values: FieldValues) => Promise<FormFaults | undefined>;
}

/** Checks, saves and shows what is wrong as the form's own button does. */
function Handle({ handle, written, submit }: HandleProps) {
  const { handleSubmit, setError } = useFormContext();
  useImperativeHandle(handle, () => ({
    text: () => written.current(),
    save: async () => {
      let isSaved = false;
      await handleSubmit(async (values) => {
        const faults = await submit(values);
        if (faults) setSubmissionErrors(faults, setError);
        isSaved = !faults;
      })();
      return isSaved;
    },
  }));
  return null;
}
