import ViewWeekIcon from '@mui/icons-material/ViewWeek';
import { Button, Checkbox, FormControlLabel, FormGroup, Popover } from '@mui/material';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import type { Projection } from '#schemas/dialect.ts';
import { useProjection } from '../../school.ts';
import { useFieldLabel } from '../labels.ts';

const housekeeping = ['version'];

/** The columns of an entity's list, then those that it can show in addition. */
export function columnsOf({ list, read }: Projection, omit: string[] = []) {
  const others = Object.keys(read.properties ?? {}).filter(
    (field) => !list.columns.includes(field) && !housekeeping.includes(field),
  );
  const withoutOmitted = (fields: string[]) => fields.filter((field) => !omit.includes(field));
  return { shown: withoutOmitted(list.columns), hidden: withoutOmitted(others) };
}

/** The columns that are shown, and how to hide or show one. */
export function useColumns() {
  const projection = useProjection();
  const { shown, hidden } = columnsOf(projection);
  const [away, setAway] = useStore<string[]>(`${projection.entity}.datatable`, hidden);
  const all = [...shown, ...hidden];
  return { all, away, setAway, reset: () => setAway(hidden), present: all.filter((field) => !away.includes(field)) };
}

/**
 * Chooses the columns of the list; the choice is stored on the device, where react-admin's table looks for it.
 * Its own chooser renders options outside of any list box.
 */
export function ColumnChoice() {
  const translate = useTranslate();
  const labelOf = useFieldLabel(useProjection().entity);
  const { all, away, setAway, reset } = useColumns();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = translate('ra.action.select_columns');
  const toggle = (field: string) =>
    setAway(away.includes(field) ? away.filter((one) => one !== field) : [...away, field]);
  return (
    <>
      <Button
        startIcon={<ViewWeekIcon />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {title}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { p: 1.5, mt: 0.5, minWidth: 200 } } }}
      >
        <FormGroup>
          {all.map((field) => (
            <FormControlLabel
              key={field}
              control={<Checkbox checked={!away.includes(field)} onChange={() => toggle(field)} />}
              label={labelOf(field)}
            />
          ))}
        </FormGroup>
        <Button onClick={reset}>{translate('ra.action.reset')}</Button>
      </Popover>
    </>
  );
}
