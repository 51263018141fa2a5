/** How often it is looked at the thread, in milliseconds. */
const LOOK_MS = 5;

/**
 * The longest time for which this thread answered nobody while something was done, and all that it computed meanwhile, in milliseconds
 * of its own computing: what other processes of the machine take does not count.
 */
export async function longestTurn<T>(work: () => Promise<T>): Promise<{ done: T; longestMs: number; totalMs: number }> {
  const begun = computed();
  let [last, longest] = [begun, 0];
  const look = () => {
    const now = computed();
    longest = Math.max(longest, now - last);
    last = now;
  };
  const looks = setInterval(look, LOOK_MS);
  try {
    const done = await work();
    // What came right before the end has its look too.
    await new Promise((resolve) => setImmediate(resolve));
    look();
    return { done, longestMs: longest, totalMs: last - begun };
  } finally {
    clearInterval(looks);
  }
}

function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
