import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The ticket whose thread is read stands behind the `#` of the address: a browser's way back leads from it to the list, and
 * what is loaded anew is open again.
 * @param opened the ticket that the page itself is of
 */
export function useChosen(opened: number | null) {
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const idInHash = Number(/^#(\d{1,9})$/.exec(hash)?.[1]);
  const chosen = hash === closedHash ? null : idInHash || opened;
  const go = (to: string, fromList: boolean, replace: boolean) =>
    navigate({ search, hash: to }, { replace, state: { fromList } });
  return {
    chosen,
    /** From the list it is one step; from another ticket it takes that one's place. */
    choose: (id: number) => go(`#${id}`, chosen === null || state?.fromList === true, chosen !== null),
    leave: () => (state?.fromList ? navigate(-1) : go(opened === null ? '' : closedHash, false, true)),
  };
}

/** On the page of a ticket: its list is looked at. */
const closedHash = '#0';
