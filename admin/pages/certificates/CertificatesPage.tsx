import { EntityList } from '../../schema/list/List.tsx';
import { CodeCheck } from './CodeCheck.tsx';

/** The school's certificates, and whether a code that somebody shows is one of theirs. */
export const CertificatesPage = () => (
  <>
    <CodeCheck />
    <EntityList />
  </>
);
