import { useCreatePath, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { FileButton } from '../schema/FileButton.tsx';
import { useProjection } from '../school.ts';

/** A row of the library begins as a file: uploads it and opens the row, where it gets its names; of several none is opened. */
export function UploadButton() {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { entity, can } = useProjection('resources');
  if (!can.includes('update')) return null;
  const open = ([id, ...others]: number[]) =>
    others.length > 0 ? refresh() : navigate(createPath({ resource: entity, id, type: 'edit' }));
  return <FileButton variant="contained" several onUploaded={open} />;
}
