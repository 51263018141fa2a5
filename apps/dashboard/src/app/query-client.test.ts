import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { KEPT_WHEN_OLD } from '#/data/heard-queries.ts';
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

describe('what becomes old while nobody shows it', () => {
  const held = (meta?: Record<string, unknown>) => {
    const client = createQueryClient();
    client.getQueryCache().build(client, { queryKey: ['list'], queryFn: () => 'new', ...(meta && { meta }) });
    client.setQueryData(['list'], 'old');
    return client;
  };

  it('is forgotten, so that the next look shows nothing of it', async () => {
    const client = held();
    await client.invalidateQueries({ queryKey: ['list'] });
    expect(client.getQueryData(['list'])).toBeUndefined();
  });

  it('stays until the next look where announcements tell of it, or whoever changed it says so', async () => {
    const told = held(KEPT_WHEN_OLD);
    await told.invalidateQueries({ queryKey: ['list'] });
    expect(told.getQueryData(['list'])).toBe('old');
    const client = held();
    await client.invalidateQueries({ queryKey: ['list'], refetchType: 'none' });
    expect(client.getQueryData(['list'])).toBe('old');
    expect(client.getQueryState(['list'])?.isInvalidated).toBe(true);
  });

  it('is not taken away from a page that waits for it, and is forgotten once that has it', async () => {
    const client = createQueryClient();
    client.setQueryData(['list'], 'old');
    let answer: (text: string) => void = () => undefined;
    const wanted = client.query({
      queryKey: ['list'],
      queryFn: () => new Promise<string>((resolve) => (answer = resolve)),
      staleTime: 0,
    });
    const done = client.invalidateQueries({ queryKey: ['list'] });
    answer('asked for before the change');
    expect(await wanted).toBe('asked for before the change');
    await done;
    expect(client.getQueryData(['list'])).toBeUndefined();
  });
});
