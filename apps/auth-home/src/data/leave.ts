import { createContext, useContext } from 'react';

const LeaveContext = createContext<((url: string) => void) | undefined>(undefined);

/** Gives leaving for another app to everything below it. */
export const LeaveProvider = LeaveContext.Provider;

/** Leaves for a page of another app: a full page load. */
export function useLeave(): (url: string) => void {
  const leave = useContext(LeaveContext);
  if (!leave) throw new Error('useLeave needs a LeaveProvider above it');
  return leave;
}

/** Never settles: the browser is on its way to another page, and nothing of this one shall change any more. */
export function pageGoes(): Promise<never> {
  return new Promise(() => undefined);
}
