import { createContext, useContext } from 'react';

/** The nonce of the document being rendered; the browser hides it from scripts that run later. */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = () => useContext(NonceContext);
