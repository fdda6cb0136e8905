import {
  certificatesOfCaller,
  reissueCertificate,
  revokeCertificate,
  sheetOf,
  verifyCertificate,
} from '../course/certificates.ts';
import { defineEntity } from '../engine/define.ts';

export default defineEntity('certificates', {
  scopes: { own: (query, { caller }) => query.where('certificates.student_id', caller.id) },
  actions: { revoke: revokeCertificate, reissue: reissueCertificate },
  queries: { sheet: sheetOf, mine: certificatesOfCaller, verify: verifyCertificate },
});
