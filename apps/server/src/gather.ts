interface Asked<Key, Value> {
  key: Key;
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
}

/**
 * Looks keys up one by one for its callers, and together for whoever answers: the first goes at once, what is asked for while it is
 * under way goes in the next call. Nobody waits for more than the call before.
 *
 * @param lookUp gives a value for each key, in their order; where it fails, all of them fail
 * @param max keys of one call
 */
export function gather<Key, Value>(lookUp: (keys: readonly Key[]) => Promise<readonly Value[]>, max: number): (key: Key) => Promise<Value> {
  let waiting: Asked<Key, Value>[] = [];
  let isUnderWay = false;

  async function answerAll(): Promise<void> {
    isUnderWay = true;
    while (waiting.length > 0) {
      const asked = waiting.slice(0, max);
      waiting = waiting.slice(max);
      try {
        const values = await lookUp(asked.map(({ key }) => key));
        for (const [at, { resolve }] of asked.entries()) resolve(values[at] as Value);
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    isUnderWay = false;
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isUnderWay) void answerAll();
    });
}
