import { Chip } from '../Chip.tsx';
import { useWords } from '../words.tsx';

interface ChipsProps {
  /** What is asked for by now. */
  search: Record<'q' | 'kind' | 'level', string>;
  name: 'kind' | 'level';
  label: string;
  choices: { value: string; label: string }[];
}

/** A choice of one that narrows the files at once. Each chip is an address, so that back leads back. */
export function Chips({ search: { q, kind, level }, name, label, choices }: ChipsProps) {
  const { t } = useWords();
  const chosenValue = { kind, level }[name];
  const at = (value: string) => {
    const params = Object.entries({ q, kind, level, [name]: value }).filter(([, one]) => one !== '');
    return `?${new URLSearchParams(params)}`;
  };
  return (
    <nav className="chips" aria-label={label}>
      {[{ value: '', label: t('library.all') }, ...choices].map(({ value, label: word }) => (
        <Chip key={value} to={at(value)} isChosen={value === chosenValue}>
          {word}
        </Chip>
      ))}
    </nav>
  );
}
