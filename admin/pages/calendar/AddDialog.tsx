import Close from '@mui/icons-material/Close';
import { Dialog, DialogContent, DialogTitle, IconButton } from '@mui/material';
import { ResourceContextProvider, useGetResourceLabel, useTranslate } from 'react-admin';
import { defaultsOf } from '../../schema/record/defaults.ts';
import { RecordForm } from '../../schema/record/RecordForm.tsx';
import { useSave } from '../../schema/record/save.ts';
import { useProjection } from '../../school.ts';

interface AddDialogProps {
  entity: string;
  /** What is known of it already: the day and the hours that were pointed at. */
  prefilled: Record<string, unknown>;
  onClose: () => void;
  onAdded: (record: { id: number | string }) => void;
}

/** A new meeting, or series, by the form of its schema. */
export function AddDialog({ entity, prefilled, onClose, onAdded }: AddDialogProps) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { create: schema } = useProjection(entity);
  const { create } = useSave(entity);
  if (!schema) return null;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="add-title">
      <DialogTitle id="add-title" sx={{ pr: 7 }}>
        {translate('ra.page.create', { name: labelOf(entity, 1).toLowerCase() })}
      </DialogTitle>
      <IconButton
        aria-label={translate('ra.action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', top: 12, right: 12 }}
      >
        <Close />
      </IconButton>
      <DialogContent>
        <ResourceContextProvider value={entity}>
          <RecordForm
            entity={entity}
            schema={schema}
            defaults={{ ...defaultsOf(schema), ...prefilled }}
            save={(values) => create(values, onAdded)}
          />
        </ResourceContextProvider>
      </DialogContent>
    </Dialog>
  );
}
