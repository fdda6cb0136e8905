import { Box, Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Locale, locales } from '#schemas/localize.ts';
import { useReason } from '../../../layout/useReason.ts';
import { ask } from '../../../providers/http.ts';
import { useLanguage } from '../../../schema/labels.ts';
import type { Compiled } from './compiled.ts';
import { Parts } from './Parts.tsx';
import { partOf, sliceFrom } from './slice.ts';

/** Forms of so many questions are shown whole. */
const most = 40;
const none: string[] = [];
const names: Record<Locale, string> = { es: 'Español', en: 'English' };

interface PreviewProps {
  form: number;
  compiled: Compiled;
  /** The questions as they were sent to be compiled. */
  request: string;
  /** The place of the question that is being written, among all that are written; -1: none is. */
  at: number;
}

/**
 * The student's own page with the form as it is being written: it receives every change and stores nothing. What is
 * answered in it can be handed in: it is graded as a student's answers would be, and forgotten.
 */
export function Preview({ form, compiled, request, at }: PreviewProps) {
  const translate = useTranslate();
  const reasonOf = useReason();
  const [locale, setLocale] = useState(useLanguage());
  const frame = useRef<HTMLIFrameElement>(null);
  const rested = useRested();
  const current = nameAt(compiled, at);
  const { from, setFrom, shown, all } = usePart(compiled, current);
  const post = useCallback(
    () =>
      frame.current?.contentWindow?.postMessage({ type: 'preview', locale, all, current, ...shown }, location.origin),
    [shown, all, current, locale],
  );

  const grade = useCallback(
    async (answers: object) => {
      const trial = { form_id: form, questions: JSON.parse(request), answers };
      const asFailure = (error: unknown) => ({ failure: reasonOf(error) });
      const result = await ask<object>('questions/try', trial).catch(asFailure);
      frame.current?.contentWindow?.postMessage({ type: 'preview-result', result }, location.origin);
    },
    [form, request, reasonOf],
  );

  useEffect(post, [post]);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data?.type === 'preview-ready') post();
      if (data?.type === 'preview-try') void grade(data.answers);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [post, grade]);

  return (
    <Card sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden', height: '100%' }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <Typography variant="h3" component="h2" sx={{ flex: 1 }}>
          {translate('admin.editor.preview')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={locale}
          aria-label={translate('admin.editor.language')}
          onChange={(_, value) => value && setLocale(value)}
        >
          {locales.map((name) => (
            <ToggleButton key={name} value={name} sx={{ py: 0.25 }}>
              {names[name]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {all.length > most && <Parts from={from} of={all.length} onFrom={setFrom} />}
      <Box
        component="iframe"
        ref={frame}
        src={rested ? '/preview/form' : undefined}
        title={translate('admin.editor.preview')}
        sx={{ flex: 1, border: 0, width: '100%', minHeight: 480, bgcolor: 'background.default' }}
      />
    </Card>
  );
}

/** The list renders first: the frame is a page of its own, and the two share one thread. */
function useRested(): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), 150);
    return () => clearTimeout(timer);
  }, []);
  return rested;
}

/** A long form is shown in parts, that of the question which is being written first, or whole where somebody wants it. */
function usePart(compiled: Compiled, current: string | null) {
  const [from, setFrom] = useState<number | null>(0);
  const all = compiled.es.uiSchema['ui:order'] ?? none;
  const at = current === null ? -1 : all.indexOf(current);
  useEffect(() => {
    if (at >= 0) setFrom((now) => (now === null ? null : partOf(at)));
  }, [at]);
  const shown = useMemo(() => {
    const { es, en } = compiled;
    if (from === null || (es.uiSchema['ui:order'] ?? none).length <= most) return { es, en };
    return { es: sliceFrom(es, from), en: sliceFrom(en, from) };
  }, [compiled, from]);
  return { from, setFrom, shown, all };
}

/** How the form calls the question at a place; of a passage the first that is asked about it. */
function nameAt({ es: { uiSchema } }: Compiled, at: number): string | null {
  if (at < 0) return null;
  const name = `q${at + 1}`;
  return uiSchema['ui:groups']?.find((group) => group.name === name)?.questions[0] ?? name;
}
