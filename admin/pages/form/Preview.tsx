import { Box, Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Locale, locales } from '#schemas/localize.ts';
import { ask, problemOf } from '../../providers/http.ts';
import { useLanguage } from '../../schema/labels.ts';
import type { Compiled } from './preview.ts';

const names: Record<Locale, string> = { es: 'Español', en: 'English' };

interface PreviewProps {
  form: number;
  compiled: Compiled;
  /** The questions as they were sent to be compiled. */
  asked: string;
}

/**
 * The student's own page with the form as it is being written: it is told of every change and keeps nothing. What is
 * answered in it can be handed in: it is graded as a student's answers would be, and forgotten.
 */
export function Preview({ form, compiled, asked }: PreviewProps) {
  const translate = useTranslate();
  const [locale, setLocale] = useState(useLanguage());
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useCallback(() => {
    const { es, en } = compiled;
    frame.current?.contentWindow?.postMessage({ type: 'preview', locale, es, en }, location.origin);
  }, [compiled, locale]);

  const grade = useCallback(
    async (answers: object) => {
      const said = { form_id: form, questions: JSON.parse(asked), answers };
      const failed = (error: unknown) => ({ failure: problemOf(error)?.message ?? translate('admin.notice.offline') });
      const result = await ask<object>('questions/try', said).catch(failed);
      frame.current?.contentWindow?.postMessage({ type: 'preview-result', result }, location.origin);
    },
    [form, asked, translate],
  );

  useEffect(tell, [tell]);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (data?.type === 'preview-ready') tell();
      if (data?.type === 'preview-try') void grade(data.answers);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [tell, grade]);

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
      <Box
        component="iframe"
        ref={frame}
        src="/preview/form"
        title={translate('admin.editor.preview')}
        sx={{ flex: 1, border: 0, width: '100%', minHeight: 480, bgcolor: 'background.default' }}
      />
    </Card>
  );
}
