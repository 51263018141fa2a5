/**
 * A fetch that gives up where no answer has begun after so long. The first words of a model are waited for only from where its answer begins:
 * one that takes the question and never says anything would be waited for as long as for a whole answer.
 * @param ms longest wait, in milliseconds
 * @param tooLate what is thrown then
 */
export function begunWithin(ms: number, tooLate: () => Error): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(tooLate()), ms);
    try {
      return await fetch(input, { ...init, signal: AbortSignal.any([late.signal, ...(init.signal ? [init.signal] : [])]) });
    } finally {
      clearTimeout(timer);
    }
  };
}
