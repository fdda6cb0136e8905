import { BooleanInput, RadioButtonGroupInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

interface ReachProps {
  label: string;
  choices: { id: string; name: string }[];
  children?: React.ReactNode;
}

/** Which dates of a line or a series a change is about, and, of several, whether those changed by themselves are among them. */
export function Reach({ label, choices, children }: ReachProps) {
  const translate = useTranslate();
  const reach = useWatch({ name: 'reach' });
  return (
    <>
      <RadioButtonGroupInput
        source="reach"
        label={label}
        choices={choices}
        translateChoice={false}
        helperText={false}
        row={false}
      />
      {children}
      {reach !== 'this' && (
        <BooleanInput source="include_exceptions" label={translate('calendar.move.exceptions')} helperText={false} />
      )}
    </>
  );
}
