import type { WidgetProps } from '@rjsf/utils';
import type { ControlOptions } from '#schemas/questions/controls.ts';
import { useWords } from '../../components/words.tsx';
import { promptId } from '../ids.ts';
import { Material } from '../Material.tsx';
import { type Recording, useRecorder } from '../recording/useRecorder.ts';
import type { FormContext } from '../templates.tsx';
import { Criteria } from './Criteria.tsx';

const usualSeconds = 60;
const hindrances: Recording[] = ['impossible', 'refused', 'unsent'];

/** An answer that is spoken: recorded, listened to, taken again as often as one likes. */
export function Recorder({ name, value = '', options, onChange, registry }: WidgetProps) {
  const { t } = useWords();
  const shown = options as ControlOptions;
  const { max_seconds: most = usualSeconds } = shown;
  const { attempt } = registry.formContext as FormContext;
  const recorder = useRecorder({ attempt, name, most, onSent: onChange });
  const { state, heard, begin, stop } = recorder;
  const isOn = state === 'recording';
  const source = heard || (value && `/api/resources/${value}/file`);
  const label = source ? 'again' : 'record';
  return (
    <>
      <Material name={name} shown={shown} />
      <Criteria criteria={shown.criteria} />
      <input type="hidden" name={name} value={value} />
      <div className="recorder">
        <button
          type="button"
          className={isOn ? 'button recording-on' : 'button'}
          aria-describedby={promptId(name)}
          disabled={['asking', 'sending', 'impossible'].includes(state)}
          onClick={() => void (isOn ? stop() : begin())}
        >
          {t(`forms.recorder.${isOn ? 'stop' : label}`)}
        </button>
        <Progress {...recorder} most={most} />
      </div>
      {source && !isOn ? (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written down what the student says
        <audio src={source} controls preload="none" aria-label={t('forms.recorder.listen')} />
      ) : null}
      <p className={hindrances.includes(state) ? 'notice' : 'recorder-state'} role="status">
        {t(`forms.recorder.${state === 'ready' ? (value ? 'kept' : 'limit') : state}`, { most })}
      </p>
    </>
  );
}

/** How loud and how long, while it records; a recording that did not arrive can be sent again. */
function Progress({ state, seconds, level, send, most }: ReturnType<typeof useRecorder> & { most: number }) {
  const { t } = useWords();
  if (state === 'unsent')
    return (
      <button type="button" className="button quiet" onClick={() => void send()}>
        {t('forms.recorder.send')}
      </button>
    );
  if (state !== 'recording') return null;
  return (
    <>
      <meter min={0} max={1} value={level} aria-label={t('forms.recorder.level')} />
      <span className="seconds">{t('forms.recorder.seconds', { seconds, most })}</span>
    </>
  );
}
