import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createQueryClient } from './query-client.ts';

/** A query whose answers the test gives, each to the look that asked for it. */
function watched() {
  const client = createQueryClient();
  const asked: ((answer: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => asked.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn });
  const seen: (string | undefined)[] = [];
  onTestFinished(observer.subscribe(({ data }) => seen.push(data)));
  return { client, asked, seen };
}

describe('what changes while it is fetched', () => {
  it('for the first time is asked for again once that has arrived', async () => {
    const { client, asked, seen } = watched();
    const done = client.invalidateQueries({ queryKey: ['list'] });
    expect(asked).toHaveLength(1);
    asked[0]?.('before the change');
    await expect.poll(() => asked.length).toBe(2);
    asked[1]?.('after it');
    await done;
    expect(seen.at(-1)).toBe('after it');
    expect(asked).toHaveLength(2);
  });

  it('later on is asked for at once, and what was on its way is put aside', async () => {
    const { client, asked, seen } = watched();
    asked[0]?.('first');
    await expect.poll(() => seen.at(-1)).toBe('first');
    const early = client.invalidateQueries({ queryKey: ['list'] });
    const late = client.invalidateQueries({ queryKey: ['list'] });
    expect(asked).toHaveLength(3);
    asked[2]?.('third');
    asked[1]?.('second');
    await Promise.all([early, late]);
    expect(seen.at(-1)).toBe('third');
    expect(asked).toHaveLength(3);
  });

  it('is asked for no more than once where nobody else changed it', async () => {
    const { client, asked } = watched();
    asked[0]?.('first');
    const other = client.invalidateQueries({ queryKey: ['something else'] });
    await other;
    expect(asked).toHaveLength(1);
  });
});
