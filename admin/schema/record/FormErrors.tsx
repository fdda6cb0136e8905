import { Alert, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useFieldLabel } from '../labels.ts';

/** Counts what is wrong in the form, above it, with a way to each field. */
export function FormErrors({ entity }: { entity: string }) {
  const translate = useTranslate();
  const labelOf = useFieldLabel(entity);
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const paths = pathsOf(errors);
  if (submitCount === 0 || paths.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {translate('admin.form.errors', { smart_count: paths.length })}{' '}
      {paths.map((path, index) => (
        <span key={path}>
          {index > 0 && ' · '}
          <Link component="button" type="button" sx={{ verticalAlign: 'baseline' }} onClick={() => setFocus(path)}>
            {labelOf(path)}
          </Link>
        </span>
      ))}
    </Alert>
  );
}

/** The paths of react-hook-form's nested errors. */
function pathsOf(errors: object, path = ''): string[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    // `root` is what belongs to no field: it has been said by a notice.
    if (!error || typeof error !== 'object' || name === 'root') return [];
    if (typeof (error as { message?: unknown }).message === 'string') return [path + name];
    return pathsOf(error, `${path}${name}.`);
  });
}
