import { createContext, useContext } from 'react';

/** What a page does before an action of its record. */
interface BeforeAction {
  /** Something of the record is being written and not saved: an action that publishes has something to do. */
  isUnsaved: boolean;
  /** @returns whether the action may go on */
  prepare: (action: string) => Promise<boolean>;
}

const context = createContext<BeforeAction>({ isUnsaved: false, prepare: () => Promise.resolve(true) });
export const BeforeActionProvider = context.Provider;
export const useBeforeAction = () => useContext(context);
