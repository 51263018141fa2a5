import { conversations, teams, type Conversation } from '@lobby/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGE_SIZE, type ListPages } from '#/data/conversation-pages.ts';
import { aConversation } from '#/testing/conversations.ts';
import { success, type FakeCall } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const ALL = 500;
/** So few that a hundred pages are drawn soon. */
const PAGE = 5;
const PAGES = ALL / PAGE;
const START = Date.UTC(2026, 5, 1);
const READ_MS = 300;

/** The end of the list always comes into view; of the rows only the first are near it. */
class Viewport {
  private readonly told: IntersectionObserverCallback;
  private readonly margin: string;
  constructor(told: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
    this.told = told;
    this.margin = rootMargin;
  }
  observe(target: Element) {
    const isIntersecting = this.margin.startsWith('600px') || target.previousElementSibling === null;
    const seen = { isIntersecting, target, boundingClientRect: { height: 900 } } as unknown as IntersectionObserverEntry;
    queueMicrotask(() => act(() => this.told([seen], this as unknown as IntersectionObserver)));
  }
  disconnect() {
    this.told([], this as unknown as IntersectionObserver);
  }
}

/** A business with many conversations, in the order of their latest change. */
function createWorld() {
  let all: Conversation[] = Array.from({ length: ALL }, (_, no) =>
    aConversation(no + 1, { updated_at: START - no * 1_000, waiting_since: null }),
  );
  const sorted = () => all.toSorted((a, b) => b.updated_at - a.updated_at || (a.id < b.id ? 1 : -1));
  return {
    sorted,
    change: (id: string, over: Partial<Conversation>) => (all = all.map((each) => (each.id === id ? { ...each, ...over } : each))),
    remove: (id: string) => (all = all.filter((each) => each.id !== id)),
    answer: ({ query }: FakeCall) => {
      const [cursor, among] = [query.get('cursor'), query.get('among')?.split(',')];
      const [at, asked] = [Number(cursor ?? Number.POSITIVE_INFINITY), Number(query.get('limit'))];
      const limit = asked === PAGE_SIZE ? PAGE : asked;
      const found = sorted().filter(({ id, updated_at: updated }) => updated < at && (among === undefined || among.includes(id)));
      const items = found.slice(0, limit);
      const counts = {
        mine: 0,
        waiting: 0,
        queued: all.length,
        mentioned: 0,
        bot: 0,
        all: all.length,
        snoozed: 0,
        resolved: 0,
        abandoned: 0,
        spam: 0,
      };
      const isFirst = cursor === null;
      return {
        items,
        next_cursor: found.length > limit ? String(items.at(-1)?.updated_at) : null,
        counts: isFirst ? counts : null,
        total: isFirst ? all.length : null,
      };
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Viewport);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openLoaded() {
  const world = createWorld();
  const scene = await renderScreen({
    path: '/dashboard/session?sort=newest',
    answers: (api) => {
      api.answer(conversations.list, world.answer);
      api.answer(conversations.colleagues, { items: [] });
      api.answer(teams.list, { items: [] });
    },
  });
  const { api, app, live } = scene;
  const held = () => {
    const pages = app.queryClient.getQueriesData<ListPages>({ queryKey: ['conversation', 'list'] }).find(([, data]) => data)?.[1]?.pages;
    return (pages ?? []).flatMap(({ items }) => items.map(({ id }) => id));
  };
  const shown = () => world.sorted().map(({ id }) => id);
  await waitFor(() => expect(held()).toEqual(shown()), { timeout: 60_000 });
  const before = api.callsTo(conversations.list).length;
  expect(before).toBeGreaterThanOrEqual(PAGES);
  const reads = () => api.callsTo(conversations.list).slice(before);
  const announce = (id: string) => live.announce('conversation', { conversation_id: id, last_seq: 3, status: 'queued', owner_epoch: 1 });
  return { ...scene, world, held, shown, reads, announce };
}

const firstRow = () => document.querySelector<HTMLElement>('[data-conversation]')?.dataset['conversation'];

describe('a list of which a hundred pages are loaded', () => {
  it('reads what is announced by its id, once, and puts it where it stands now', { timeout: 120_000 }, async () => {
    const { world, held, shown, reads, announce, user } = await openLoaded();
    const [deep = '', gone = '', middle = ''] = [420, 234, 120].map((at) => world.sorted()[at]?.id);
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select all loaded' }));
    world.change(deep, { updated_at: START + 1_000 });
    world.remove(gone);
    world.change(middle, { updated_at: START - 399_500 });
    for (const id of [deep, gone, middle]) announce(id);
    await waitFor(() => expect(firstRow()).toBe(deep), { timeout: 10_000 });
    expect(held()).toEqual(shown());
    expect(reads().map(({ query }) => query.get('among'))).toEqual([[deep, gone, middle].join(',')]);
    expect(screen.getByRole('navigation', { name: 'Lists of conversations' }).textContent).toContain('499');
    // What was chosen stays chosen, wherever it stands.
    expect(screen.getByText('500 selected')).toBeTruthy();
  });

  it('is read anew in few large pages where nobody knows what has changed', { timeout: 120_000 }, async () => {
    const { world, held, shown, reads, live } = await openLoaded();
    world.change(world.sorted()[400]?.id ?? '', { updated_at: START + 5_000 });
    live.reconnect();
    await waitFor(() => expect(held()).toEqual(shown()), { timeout: 10_000 });
    expect(reads().length).toBeLessThanOrEqual(2);
  });

  it('keeps up with a stream of announcements, however slowly it is read', { timeout: 120_000 }, async () => {
    const { world, held, shown, reads, announce, api } = await openLoaded();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    api.on(conversations.list, async (call) => {
      await new Promise((resolve) => {
        setTimeout(resolve, READ_MS);
      });
      return success(world.answer(call));
    });
    const first = world.sorted()[250]?.id ?? '';
    const moved: string[] = [];
    const places: number[] = [];
    for (let beat = 0; beat < 20; beat += 1) {
      const id = beat === 0 ? first : (world.sorted()[250 + beat]?.id ?? '');
      world.change(id, { updated_at: START + 1_000 * (beat + 1) });
      announce(id);
      moved.push(id);
      await act(() => vi.advanceTimersByTimeAsync(200));
      // Each is there within a pause and two reads, while the stream goes on.
      const due = moved[beat - 6];
      if (due !== undefined) places.push(held().indexOf(due));
    }
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeLessThan(20);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(held()).toEqual(shown());
    expect(reads().length).toBeLessThanOrEqual(10);
  });
});
