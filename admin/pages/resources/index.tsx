import { page, type Screen } from '../../schema/screens.ts';
import { PreviewLink } from '../tools/PreviewLink.tsx';
import { UploadButton } from './upload/UploadButton.tsx';

export default {
  edit: page(() => import('./ResourcePage.tsx'), 'ResourcePage'),
  listTools: () => (
    <>
      <PreviewLink page="library" />
      <UploadButton />
    </>
  ),
} satisfies Screen;
