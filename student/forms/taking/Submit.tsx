import { ThemeProvider } from '@mui/material/styles';
import SubmitButton from '@rjsf/mui/lib/SubmitButton/index.js';
import type { SubmitButtonProps } from '@rjsf/utils';
import { theme } from '../../theme.ts';

/** The button that hands the answers in: RJSF's, in the school's colours. */
export function Submit({ label, busy, value = 'submit' }: { label: string; busy: boolean; value?: string }) {
  const options = { submitText: label, props: { name: 'intent', value, disabled: busy, size: 'large' } };
  const uiSchema = { 'ui:submitButtonOptions': options } as SubmitButtonProps['uiSchema'];
  return (
    <ThemeProvider theme={theme} storageManager={null}>
      <SubmitButton uiSchema={uiSchema} registry={{} as SubmitButtonProps['registry']} />
    </ThemeProvider>
  );
}
