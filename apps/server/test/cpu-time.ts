/** What some work costs this thread, in milliseconds of the processor: as much on a busy machine as on one that does nothing else. */
export function cpuTimeOf(work: () => void): number {
  const began = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1_000;
}
