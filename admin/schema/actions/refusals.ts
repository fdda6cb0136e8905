import { createContext, useContext } from 'react';
import type { ProblemBody } from '../../providers/http.ts';

/** A page may show why an action was refused (null: it was done); otherwise only the notice says it. */
type Hear = (action: string, problem: ProblemBody | null) => void;

const context = createContext<Hear>(() => undefined);
export const RefusalProvider = context.Provider;
export const useRefusal = () => useContext(context);
