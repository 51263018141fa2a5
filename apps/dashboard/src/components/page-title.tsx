import { useWaitingCount } from '#/data/analysis.ts';
import { useMay } from './use-may.ts';

/** The title of the browser's tab: how many visitors wait for a person, seen from any other tab, then the screen. */
export function PageTitle({ children }: { children: string }) {
  const waiting = useWaitingCount(useMay()('session.view'));
  return <title>{`${waiting > 0 ? `(${waiting}) ` : ''}${children} · Lobby`}</title>;
}
