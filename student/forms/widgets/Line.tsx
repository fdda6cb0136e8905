import type { ControlOptions, RowControl } from '#schemas/questions/controls.ts';
import { Media } from '../Material.tsx';

interface LineProps {
  name: string;
  shown: ControlOptions;
  row: RowControl;
}

/** What a line is called: its words, or those that describe its picture. */
export const lineName = ({ pictures }: ControlOptions, { id, text }: RowControl): string =>
  text || pictures?.[id]?.alt || '…';

/** What a line shows: its picture or recording, and its words. */
export function Line({ name, shown, row: { id, text } }: LineProps) {
  const picture = shown.pictures?.[id];
  return (
    <div className="line">
      {picture ? <Media name={name} media={[picture]} /> : null}
      {text || !picture ? <span aria-hidden="true">{text || '…'}</span> : null}
    </div>
  );
}
