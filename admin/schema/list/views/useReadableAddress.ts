import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useProjection } from '../../../school.ts';
import { readableSearch } from './address.ts';

/**
 * A link of a colleague with other rights opens too: what the reader may not ask for is taken out of the address.
 * @returns the fields that were left out, and whether the address is the reader's already
 */
export function useReadableAddress(): { leftOut: string[]; isReadable: boolean } {
  const projection = useProjection();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const readable = readableSearch(search, projection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is readable follows from the address
  useEffect(() => {
    if (readable) navigate({ search: readable.search }, { replace: true, state: { leftOut: readable.leftOut } });
  }, [search]);
  return { leftOut: state?.leftOut ?? [], isReadable: readable === null };
}
