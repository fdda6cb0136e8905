import { createHash } from 'node:crypto';
import type { Configuration } from '../../configuration.ts';

/**
 * What the names of this school's rooms begin with at the provider. Schools that share an account there are told apart by
 * their addresses: none clears another's away.
 */
export const markerPrefix = ({ publicUrl }: Configuration) =>
  `LC-${createHash('sha256')
    .update(publicUrl ?? 'local')
    .digest('hex')
    .slice(0, 6)}-`;
