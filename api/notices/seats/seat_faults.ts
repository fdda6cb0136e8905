import { defineNotice } from '../../mail/notice.ts';

interface Params {
  findings: unknown[];
}

export default defineNotice<Params>('seat_faults', {
  kind: 'office',
  page: '/dashboard',
  es: ({ findings }) => ({
    subject: `La revisión nocturna encontró algo que no debería ser, en ${findings.length} ${findings.length === 1 ? 'regla' : 'reglas'} de inscripciones y licencias`,
  }),
  en: ({ findings }) => ({
    subject: `The nightly check found what should not be, in ${findings.length} ${findings.length === 1 ? 'rule' : 'rules'} of seats and licences`,
  }),
});
