import { useRef, useState } from 'react';
import type { TaskOutcome, TaskRequest } from './confirm-requests.ts';

/** Where a piece stands. */
export type TaskState = 'waiting' | 'running' | 'done' | 'failed';

/** How far a bulk job is. */
export interface TaskRun {
  phase: 'asked' | 'running' | 'over';
  states: Readonly<Record<string, TaskState>>;
  start: () => Promise<TaskOutcome>;
  /** Stops after the piece that is running; its signal is aborted. */
  stop: () => void;
  outcome: () => TaskOutcome;
}

/** What became of the pieces so far. */
export function outcomeOf({ tasks }: Pick<TaskRequest, 'tasks'>, states: Readonly<Record<string, TaskState>>): TaskOutcome {
  const ids = (wanted: (state: TaskState | undefined) => boolean) => tasks.filter((task) => wanted(states[task.id])).map((task) => task.id);
  return {
    done: ids((state) => state === 'done'),
    failed: ids((state) => state === 'failed'),
    left: ids((state) => state !== 'done' && state !== 'failed'),
  };
}

/** Does the pieces of a job one after the other. */
export function useTaskRun(request: TaskRequest): TaskRun {
  const [phase, setPhase] = useState<TaskRun['phase']>('asked');
  const [states, setStates] = useState<Readonly<Record<string, TaskState>>>({});
  const known = useRef(states);
  const stopper = useRef(new AbortController());

  const mark = (id: string, state: TaskState) => {
    known.current = { ...known.current, [id]: state };
    setStates(known.current);
  };

  const start = async () => {
    setPhase('running');
    const { signal } = stopper.current;
    for (const task of request.tasks) {
      if (signal.aborted) break;
      mark(task.id, 'running');
      try {
        await request.run(task, signal);
        mark(task.id, 'done');
      } catch {
        mark(task.id, signal.aborted ? 'waiting' : 'failed');
      }
    }
    setPhase('over');
    return outcomeOf(request, known.current);
  };

  return { phase, states, start, stop: () => stopper.current.abort(), outcome: () => outcomeOf(request, known.current) };
}
