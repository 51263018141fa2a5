import type { ReaderTask } from './reader-messages.ts';
import { readTask } from './read-task.ts';

/** One task after the other, until the process that asks ends this one. */
process.on('message', (task: ReaderTask) => {
  readTask(task).then(
    (answer) => process.send?.(answer),
    (error: unknown) => {
      process.stderr.write(String(error instanceof Error ? error.stack : error));
      process.exit(1);
    },
  );
});
