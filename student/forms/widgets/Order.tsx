import type { WidgetProps } from '@rjsf/utils';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { ControlOptions, Option } from '#schemas/questions/controls.ts';
import { useWords } from '../../components/words.tsx';
import { promptId } from '../ids.ts';
import { Material } from '../Material.tsx';
import { severalName } from '../taking/form_answers.ts';

const arrows: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Things to put in order: by buttons, by the arrow keys on them, by dragging. */
export function Order({ name, schema, value, options, onChange }: WidgetProps) {
  const { t, locale } = useWords();
  const choices = (schema.items as { oneOf: Option[] }).oneOf;
  const answered = Array.isArray(value) ? (value as string[]) : [];
  const order = inOrder(choices, answered);
  const list = useRef<HTMLOListElement>(null);
  const draggedFrom = useRef(-1);
  const [announcement, setAnnouncement] = useState('');

  const move = (from: number, to: number) => {
    const item = order[from];
    if (!item || from === to || to < 0 || to >= order.length) return;
    onChange(
      order
        .toSpliced(from, 1)
        .toSpliced(to, 0, item)
        .map((one) => one.const),
    );
    setAnnouncement(t('forms.order.moved', { item: item.title, place: to + 1, of: order.length }));
  };
  const onKeyDown = (event: KeyboardEvent, from: number) => {
    const step = arrows[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(from, from + step);
  };

  return (
    <>
      <Material name={name} shown={options as ControlOptions} />
      <noscript>
        {order.map((item, at) => (
          <select key={item.const} name={severalName(name)} defaultValue={item.const} aria-label={String(at + 1)}>
            {choices.map((option) => (
              <option key={option.const} value={option.const}>
                {option.title}
              </option>
            ))}
          </select>
        ))}
      </noscript>
      {(answered.length > 0 ? answered : ['']).map((id) => (
        <input key={id} type="hidden" name={severalName(name)} value={id} />
      ))}
      <ol ref={list} className={answered.length > 0 ? 'order arranged' : 'order'} aria-labelledby={promptId(name)}>
        {order.map((item, at) => (
          <li
            key={item.const}
            draggable
            onDragStart={() => {
              draggedFrom.current = at;
            }}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              move(draggedFrom.current, at);
            }}
          >
            <span className="grip" aria-hidden="true" />
            <span className="item" lang="en">
              {item.title || '…'}
            </span>
            {([-1, 1] as const).map((step) => (
              <button
                key={step}
                type="button"
                aria-label={t(step < 0 ? 'forms.order.up' : 'forms.order.down', { item: item.title })}
                // A disabled button would lose the focus right after it moved the item.
                aria-disabled={at + step < 0 || at + step >= order.length}
                onClick={() => move(at, at + step)}
                onKeyDown={(event) => onKeyDown(event, at)}
              >
                <span aria-hidden="true">{step < 0 ? '↑' : '↓'}</span>
              </button>
            ))}
          </li>
        ))}
      </ol>
      {answered.length === 0 ? (
        <button type="button" className="button quiet as-is" onClick={() => onChange(order.map((item) => item.const))}>
          {t('forms.order.as_is')}
        </button>
      ) : null}
      <p className="unseen" role="status" lang={locale}>
        {announcement}
      </p>
    </>
  );
}

/** All items: those that were placed, then those that were not. */
function inOrder(choices: Option[], answered: string[]): Option[] {
  const answeredOptions = answered.flatMap((id) => choices.find((one) => one.const === id) ?? []);
  return [...answeredOptions, ...choices.filter((one) => !answered.includes(one.const))];
}
