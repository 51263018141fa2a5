import type { QuietHours } from '@lobby/contract';

/** Whether a moment is within somebody's quiet hours. Pure. */
export function isQuiet({ on, from, until, timezone }: QuietHours, at: number): boolean {
  if (!on || from === until) return false;
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timezone }).format(at);
  return from < until ? from <= clock && clock < until : from <= clock || clock < until;
}
