import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Activity, useEffect } from 'react';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '#/app/query-client.ts';
import { useFetchSoon } from './heard-queries.ts';

const KEY = ['list'] as const;
const PAUSE_MS = 20;

/** A list that is fetched a while after it was announced, on a screen that can be hidden and shown. */
function scene() {
  const client = createQueryClient();
  const state = { asked: 0, announce: () => undefined as void };
  function List() {
    const { data } = useQuery({ queryKey: KEY, queryFn: () => `answer ${(state.asked += 1)}` });
    state.announce = useFetchSoon(KEY, PAUSE_MS);
    return <p>{data}</p>;
  }
  const at = (mode: 'visible' | 'hidden') => (
    <QueryClientProvider client={client}>
      <Activity mode={mode}>
        <List />
      </Activity>
    </QueryClientProvider>
  );
  const { rerender } = render(at('visible'));
  return { state, show: (mode: 'visible' | 'hidden') => rerender(at(mode)) };
}

describe('what announcements keep up to date', () => {
  it('is fetched once for a burst of them', async () => {
    const { state } = scene();
    await screen.findByText('answer 1');
    act(() => {
      state.announce();
      state.announce();
    });
    await screen.findByText('answer 2');
    expect(state.asked).toBe(2);
  });

  it('is fetched when the screen is back, and hears again, though it was hidden before the fetch', async () => {
    const { state, show } = scene();
    await screen.findByText('answer 1');
    act(() => state.announce());
    show('hidden');
    show('visible');
    await screen.findByText('answer 2');
    act(() => state.announce());
    await screen.findByText('answer 3');
    expect(state.asked).toBe(3);
  });

  it('is fetched of what is shown now, though another was announced just before', async () => {
    const client = createQueryClient();
    const asked: Record<string, number> = {};
    let announce = (): void => undefined;
    function Thread({ id }: { id: string }) {
      const queryKey = [...KEY, id];
      const { data } = useQuery({ queryKey, queryFn: () => `${id} ${(asked[id] = (asked[id] ?? 0) + 1)}` });
      const fetchSoon = useFetchSoon(queryKey, PAUSE_MS);
      useEffect(() => {
        announce = fetchSoon;
      }, [fetchSoon]);
      return <p>{data}</p>;
    }
    const of = (id: string) => (
      <QueryClientProvider client={client}>
        <Thread id={id} />
      </QueryClientProvider>
    );
    const { rerender } = render(of('a'));
    await screen.findByText('a 1');
    act(() => announce());
    rerender(of('b'));
    await screen.findByText('b 1');
    act(() => announce());
    await screen.findByText('b 2');
    expect(asked).toEqual({ a: 1, b: 2 });
  });

  it('counts as old once nobody heard them, however lately it was fetched', async () => {
    const { state, show } = scene();
    await screen.findByText('answer 1');
    show('hidden');
    show('visible');
    expect(await screen.findByText('answer 2')).toBeTruthy();
    expect(state.asked).toBe(2);
  });
});
