import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { certificatePath } from '../places.ts';

/** Leads to the printable page of a certificate: from the profile, the level and the moment in which it was passed. */
export const CertificateLink = ({ certificate, children }: { certificate: number; children: ReactNode }) => (
  <Link to={certificatePath(certificate)} className="button quiet">
    {children}
  </Link>
);
