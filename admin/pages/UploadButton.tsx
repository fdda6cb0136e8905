import { useCreatePath } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { FileButton } from '../schema/FileButton.tsx';
import { useProjection } from '../school.ts';

/** A row of the library begins as a file: uploads it and opens the row, where it gets its names. */
export function UploadButton() {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { entity, can } = useProjection('resources');
  if (!can.includes('update')) return null;
  const open = (id: number) => navigate(createPath({ resource: entity, id, type: 'edit' }));
  return <FileButton variant="contained" onUploaded={open} />;
}
