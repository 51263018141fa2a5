import { lazy, Suspense, useSyncExternalStore } from 'react';
import { confirmLine, taskLine, type ConfirmAnswer, type ConfirmRequest, type TaskOutcome, type TaskRequest } from './confirm-requests.ts';

/** The group of the second confirmation dialog (§2). */
export const TASK_CONFIRMATION_GROUP = 'task-confirmation-dialog';

const ConfirmView = lazy(() => import('./confirm-view.tsx').then((module) => ({ default: module.ConfirmView })));
const TaskView = lazy(() => import('./task-view.tsx').then((module) => ({ default: module.TaskView })));

/**
 * Shows what `confirm` asks, or with the group what `confirmTasks` asks; once each at the root (§2). Its code loads with the first
 * question.
 */
export function ConfirmDialog({ group }: { group?: typeof TASK_CONFIRMATION_GROUP }) {
  const question = useSyncExternalStore(confirmLine.subscribe, confirmLine.current);
  const job = useSyncExternalStore(taskLine.subscribe, taskLine.current);
  return (
    <Suspense fallback={null}>
      {group === undefined ? question && <ConfirmView pending={question} /> : job && <TaskView pending={job} />}
    </Suspense>
  );
}

/** Asks before something is done; settles with the answer, `cancelled` for Esc as well. */
export function confirm(request: ConfirmRequest): Promise<ConfirmAnswer> {
  return confirmLine.ask(request);
}

/** Confirms bulk work and does it piece by piece, showing how far it is. */
export function confirmTasks(request: TaskRequest): Promise<TaskOutcome> {
  return taskLine.ask(request);
}

const QUESTIONS = { confirm, confirmTasks } as const;

/** `confirm` and `confirmTasks` for a component. */
export function useConfirm(): typeof QUESTIONS {
  return QUESTIONS;
}
