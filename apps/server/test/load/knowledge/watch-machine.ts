import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const CHILD = fileURLToPath(new URL('./watch-machine.child.ts', import.meta.url));

/** How late the machine itself is, whoever works on it: a bare timer in a process that does nothing else. */
export interface MachineWatch {
  /** Longest and summed lateness between two times, in milliseconds. @param from, to milliseconds since 1970 */
  between(from: number, to: number): { worst: number; sum: number };
  stop(): void;
}

export function watchMachine(): MachineWatch {
  const notes: { at: number; late: number }[] = [];
  const child = fork(CHILD);
  child.on('message', (note) => notes.push(note as { at: number; late: number }));
  return {
    between(from, to) {
      const within = notes.filter(({ at, late }) => at >= from && at - late <= to).map(({ late }) => late);
      return { worst: Math.max(0, ...within), sum: within.reduce((sum, late) => sum + late, 0) };
    },
    stop: () => void child.kill(),
  };
}
