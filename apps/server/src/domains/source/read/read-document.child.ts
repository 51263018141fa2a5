import type { ReaderTask, ToReader } from './reader-messages.ts';
import { readTask } from './read-task.ts';

/** Of the task that comes next. */
let parts: Uint8Array[] = [];

// One task after the other, until the process that asks ends this one.
process.on('message', (told: ToReader) => {
  if ('part' in told) {
    parts.push(told.part);
    return;
  }
  const task = withBytes(told.task, parts);
  parts = [];
  readTask(task).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      process.stderr.write(String(error instanceof Error ? error.stack : error));
      process.exit(1);
    },
  );
});

function withBytes(task: ReaderTask, given: readonly Uint8Array[]): ReaderTask {
  if (task.kind === 'sitemap') return { ...task, bytes: Buffer.concat(given) };
  if (task.kind === 'read' && 'bytes' in task.source) return { ...task, source: { bytes: Buffer.concat(given) } };
  return task;
}
