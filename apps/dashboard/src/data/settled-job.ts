import type { BulkJob } from '@lobby/contract';

/** How often work that goes on by itself is asked how far it is, in milliseconds. */
const ASK_AGAIN_MS = 700;

/** Waits for the end of work with many at once, and tells meanwhile how far it is. */
export async function settledJob(
  begun: BulkJob,
  look: (id: string) => Promise<BulkJob>,
  onProgress: (job: BulkJob) => void,
): Promise<BulkJob> {
  let job = begun;
  while (job.state === 'running') {
    onProgress(job);
    await new Promise((resolve) => {
      setTimeout(resolve, ASK_AGAIN_MS);
    });
    job = await look(job.id);
  }
  return job;
}
