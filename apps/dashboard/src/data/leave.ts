import { createContext, useContext } from 'react';

const LeaveContext = createContext<((url: string) => void) | undefined>(undefined);

/** Gives leaving the dashboard to everything below it. */
export const LeaveProvider = LeaveContext.Provider;

/** Leaves for a page outside of the dashboard: a full page load. */
export function useLeave(): (url: string) => void {
  const leave = useContext(LeaveContext);
  if (!leave) throw new Error('useLeave needs a LeaveProvider above it');
  return leave;
}
