interface CpuTime {
  readonly user: number;
  readonly system: number;
}

// Named here, because tests of packages for every runtime know nothing of Node.
const { process } = globalThis as unknown as { process: { threadCpuUsage: (before?: CpuTime) => CpuTime } };

/**
 * How long this thread computed while the work was done, in milliseconds. Unlike the time that passed, it does not grow with
 * what else the machine has to do.
 */
export async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
