import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { keep, type KeyValue } from '#/state/browser-storage.ts';
import { firstPlace, tenantOf } from './first-place.ts';

const PLACES_KEY = 'lobby-chat-places';

/** Navigation history in memory (§2). The address bar gives the first entry; the last place per tenant outlives a reload. */
export function openHistory(session: KeyValue): RouterHistory {
  const lastPlaces = readPlaces(session);
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const address = location.pathname + location.search;
  const history = createMemoryHistory({ initialEntries: [firstPlace({ address, lastPlaces, reloaded: load?.type === 'reload' })] });
  const note = () => {
    const tenant = tenantOf(history.location.pathname);
    if (tenant !== undefined) keep(session, PLACES_KEY, JSON.stringify({ ...readPlaces(session), [tenant]: history.location.href }));
  };
  note();
  history.subscribe(note);
  return history;
}

function readPlaces(session: KeyValue): Record<string, string> {
  try {
    const kept = Object.entries((JSON.parse(session.getItem(PLACES_KEY) ?? '{}') ?? {}) as Record<string, unknown>);
    return Object.fromEntries(kept.filter((each): each is [string, string] => typeof each[1] === 'string'));
  } catch {
    return {};
  }
}
