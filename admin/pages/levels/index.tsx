import { page, type Screen } from '../../schema/screens.ts';
import { PreviewLink, previewOf } from '../tools/PreviewLink.tsx';
import { UntranslatedLink } from '../untranslated/UntranslatedLink.tsx';

export default {
  edit: page(() => import('./LevelPage.tsx'), 'LevelPage'),
  listTools: () => (
    <>
      <PreviewLink page="levels" />
      <UntranslatedLink />
    </>
  ),
  recordTools: previewOf('level'),
} satisfies Screen;
