import { Check, CircleX } from 'lucide-react';
import { Button } from '#/button/button.tsx';
import { Dialog } from '#/dialog/dialog.tsx';
import { focusOnArrival } from '#/dialog/focus-on-arrival.ts';
import { ProgressBar } from '#/progress/progress-bar.tsx';
import { Spinner } from '#/progress/spinner.tsx';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { ConfirmItems } from './confirm-items.tsx';
import type { Pending, TaskOutcome, TaskRequest } from './confirm-requests.ts';
import { useTaskRun, type TaskState } from './use-task-run.ts';

function StateMark({ state }: { state: TaskState | undefined }) {
  const texts = useTexts();
  if (state === 'running')
    return (
      <span role="img" aria-label={texts.taskRunning}>
        <Spinner className="text-accent" />
      </span>
    );
  if (state === 'done') return <Check size={16} role="img" aria-label={texts.taskDone} className="text-success-text" />;
  if (state === 'failed') return <CircleX size={16} role="img" aria-label={texts.taskFailed} className="text-danger-text" />;
  return null;
}

/** The dialog of bulk work: confirm, watch, stop. It closes by itself when every piece is done. */
export function TaskView({ pending }: { pending: Pending<TaskRequest, TaskOutcome> }) {
  const texts = useTexts();
  const { request } = pending;
  const { title, text, icon, tone = 'primary', tasks, note, confirmLabel, cancelLabel } = request;
  const { phase, states, start, stop, outcome } = useTaskRun(request);
  const over = tasks.filter((task) => states[task.id] === 'done' || states[task.id] === 'failed').length;
  const leave = () => (phase === 'running' ? stop() : pending.answer(outcome()));
  const begin = async () => {
    const result = await start();
    if (result.failed.length === 0) pending.answer(result);
  };
  return (
    <Dialog
      open
      role="alertdialog"
      closeButton={false}
      mustAnswer={phase === 'running'}
      onClose={leave}
      title={title}
      description={text}
      icon={icon}
      iconTone={tone === 'danger' ? 'danger' : 'accent'}
      actions={
        <>
          <Button size="large" ref={focusOnArrival} onClick={leave}>
            {phase === 'over' ? texts.close : (cancelLabel ?? texts.cancel)}
          </Button>
          {phase === 'over' ? null : (
            <Button variant={tone} size="large" loading={phase === 'running'} onClick={() => void begin()}>
              {confirmLabel ?? texts.confirm}
            </Button>
          )}
        </>
      }
    >
      <ConfirmItems>
        {tasks.map((task) => (
          <li key={task.id} className="flex items-center gap-3 py-2.5">
            <div className="min-w-0 flex-1">
              <p>{task.title}</p>
              {task.note ? <p className="text-xs text-muted">{task.note}</p> : null}
            </div>
            <StateMark state={states[task.id]} />
          </li>
        ))}
      </ConfirmItems>
      {note && phase === 'asked' ? <p className="mt-3 text-xs text-muted">{note}</p> : null}
      {phase === 'asked' ? null : (
        <div className="mt-4 text-13">
          <ProgressBar label={texts.taskRunning} hideLabel value={over} max={tasks.length} figure={`${over} / ${tasks.length}`} />
        </div>
      )}
    </Dialog>
  );
}
