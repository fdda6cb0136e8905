import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { text } from '#schemas/localize.ts';
import { call } from '../../../providers/http.ts';
import { useLanguage } from '../../../schema/labels.ts';
import { useProjection } from '../../../school.ts';
import { AcceptVariant } from './AcceptVariant.tsx';
import { Progress } from './Progress.tsx';
import { type BlankVariants, usePublished } from './published.ts';
import { Rows } from './Rows.tsx';
import { isRunning, useRegrading } from './regrading.ts';
import { useWork } from './work.ts';

type Variant = BlankVariants['variants'][number];

/** Answers that no accepted variant foresees, by question, to be accepted or dismissed. */
export function Variants({ form, onChange }: { form: number; onChange: () => Promise<void> }) {
  const translate = useTranslate();
  const locale = useLanguage();
  const { entity } = useProjection();
  const { data, isPending } = usePublished(form, 'variants');
  const [chosen, setChosen] = useState<{ blank: BlankVariants; variant: Variant } | null>(null);
  const { regrading } = useRegrading(form, onChange);
  const { busy, failure, message, work } = useWork();
  if (isPending) return null;
  if (!data) return <Typography>{translate('improve.unpublished')}</Typography>;
  const say = (key: string, params?: object) => translate(`improve.variants.${key}`, params);
  const dismiss = ({ question, part }: BlankVariants, { answer }: Variant) =>
    work(async () => {
      await call('POST', `${entity}/${form}/dismiss_variant`, { question, part, answer });
      await onChange();
      return say('dismissed', { answer });
    });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Typography>{say('about')}</Typography>
      {message && <Alert severity="success">{message}</Alert>}
      {regrading && isRunning(regrading) && <Progress {...regrading} />}
      {failure && <Alert severity="error">{failure}</Alert>}
      {data.length === 0 && <Alert severity="info">{say('none')}</Alert>}
      {data.map((blank) => (
        <section key={`${blank.question} ${blank.part}`} aria-labelledby={`blank-${blank.question}-${blank.part}`}>
          <Typography id={`blank-${blank.question}-${blank.part}`} variant="h3">
            {[text(blank.prompt, locale), blank.gap && say('gap', { number: blank.gap })].filter(Boolean).join(' · ')}
          </Typography>
          {blank.text && <Typography variant="body2">{blank.text}</Typography>}
          <Typography variant="body2" color="text.secondary">
            {say('accepted', { answers: blank.accepted.join(' · ') })}
          </Typography>
          <Rows
            label={text(blank.prompt, locale)}
            heads={['answer', 'given', 'decide'].map((head) => say(head))}
            rows={blank.variants.map((variant) => ({
              key: variant.answer,
              cells: [
                variant.text,
                say('times', { smart_count: variant.attempts }),
                <Box key="decide" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                  <Button
                    size="small"
                    variant="outlined"
                    disabled={busy}
                    aria-label={say('accept_named', { answer: variant.text })}
                    onClick={() => setChosen({ blank, variant })}
                  >
                    {say('accept')}
                  </Button>
                  <Button
                    size="small"
                    disabled={busy}
                    aria-label={say('dismiss_named', { answer: variant.text })}
                    onClick={() => dismiss(blank, variant)}
                  >
                    {say('dismiss')}
                  </Button>
                </Box>,
              ],
            }))}
          />
        </section>
      ))}
      {chosen && (
        <AcceptVariant
          form={form}
          question={chosen.blank.question}
          part={chosen.blank.part}
          answer={chosen.variant.text}
          onClose={() => setChosen(null)}
          onDone={(gained) =>
            work(async () => {
              await onChange();
              return say('done', { answer: chosen.variant.text, smart_count: gained });
            })
          }
        />
      )}
    </Box>
  );
}
