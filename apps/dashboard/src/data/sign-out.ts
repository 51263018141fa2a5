import { createContext, useContext } from 'react';

const SignOutContext = createContext<(() => void) | undefined>(undefined);

/** Gives signing out to everything below it. */
export const SignOutProvider = SignOutContext.Provider;

/** Signs out on the server and here, then goes to the sign-in page. */
export function useSignOut(): () => void {
  const signOut = useContext(SignOutContext);
  if (!signOut) throw new Error('useSignOut needs a SignOutProvider above it');
  return signOut;
}
