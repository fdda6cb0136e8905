import type { WidgetProps } from '@rjsf/utils';
import { useWords } from '../../components/words.tsx';
import type { Shown } from '../compiled.ts';
import { promptId } from '../ids.ts';
import { Material } from '../Material.tsx';
import type { FormContext } from '../templates.tsx';
import { useRecorder } from '../useRecorder.ts';
import { Criteria } from './Criteria.tsx';

/** An answer that is spoken: recorded, listened to, taken again as often as one likes. */
export function Recorder({ name, value, options, onChange, registry }: WidgetProps) {
  const { t } = useWords();
  const shown = options as Shown;
  const most = shown.max_seconds ?? 60;
  const { attempt } = registry.formContext as FormContext;
  const recorder = useRecorder({ attempt, name, most, onSent: onChange });
  const { state, seconds, level, heard, begin, stop, send } = recorder;
  const isOn = state === 'recording';
  const source = heard || (value ? `/api/resources/${value}/file` : '');
  const hindrance = state === 'impossible' || state === 'refused';
  return (
    <>
      <Material name={name} shown={shown} />
      <Criteria criteria={shown.criteria} />
      <input type="hidden" name={name} value={value ?? ''} />
      <div className="recorder">
        {state === 'impossible' ? null : (
          <button
            type="button"
            aria-describedby={promptId(name)}
            className={isOn ? 'button recording-on' : 'button'}
            disabled={state === 'asking' || state === 'sending'}
            onClick={() => void (isOn ? stop() : begin())}
          >
            {t(`forms.recorder.${isOn ? 'stop' : source ? 'again' : 'record'}`)}
          </button>
        )}
        {isOn ? (
          <>
            <meter min={0} max={1} value={level} aria-label={t('forms.recorder.level')} />
            <span className="seconds">{t('forms.recorder.seconds', { seconds, most })}</span>
          </>
        ) : null}
        {state === 'unsent' ? (
          <button type="button" className="button quiet" onClick={() => void send()}>
            {t('forms.recorder.send')}
          </button>
        ) : null}
      </div>
      {source && !isOn ? (
        // biome-ignore lint/a11y/useMediaCaption: nobody has written down what the student says
        <audio src={source} controls preload="none" aria-label={t('forms.recorder.listen')} />
      ) : null}
      <p className={hindrance || state === 'unsent' ? 'notice' : 'recorder-state'} role="status">
        {state === 'ready' ? t(value ? 'forms.recorder.kept' : 'forms.recorder.limit', { most }) : null}
        {state === 'ready' ? null : t(`forms.recorder.${state}`)}
      </p>
    </>
  );
}
