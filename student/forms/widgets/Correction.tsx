import { useWords } from '../../components/words.tsx';
import { english } from './ShortText.tsx';
import { useTyped } from './typed.ts';

/** Stands in the place of a word that should not be there. */
export const nothing = '-';

interface CorrectionProps {
  name: string;
  word: string;
  value: string;
  onGiven(value: string): void;
  /** The word was right after all. */
  onLeft(): void;
}

/** One marked word: what is written instead, or that it is taken out. */
export function Correction({ name, word, value, onGiven, onLeft }: CorrectionProps) {
  const { t } = useWords();
  const typed = useTyped<HTMLInputElement>(value, onGiven);
  return (
    <li className="correction">
      <label>
        <span>{t('forms.corrections.instead', { word })}</span>
        <input {...typed} {...english} type="text" name={name} className="answer" maxLength={100} />
      </label>
      <span className="correction-choices">
        <button
          type="button"
          className="button quiet"
          aria-pressed={value === nothing}
          aria-label={t('forms.corrections.out_named', { word })}
          onClick={() => onGiven(value === nothing ? word : nothing)}
        >
          {t('forms.corrections.out')}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-label={t('forms.corrections.undo_named', { word })}
          onClick={onLeft}
        >
          {t('forms.corrections.undo')}
        </button>
      </span>
    </li>
  );
}
