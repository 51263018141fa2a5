import { conversations, messaging } from '@lobby/contract';
import { callPersistently, type CallerSettings } from '#test/faults/persistent-call.ts';

const LOOK_MS = 300;
/** Longest time in which nothing more happens, in milliseconds: the lease of whoever was killed ends within it, and the longest wait behind a try. */
const PATIENCE_MS = 150_000;
const PAGE = 100;

/**
 * Waits until everything that people did is worked on, and every answer sent or given up; or until nothing has happened for so long.
 * @param more does what else the service has to tell, and says how much that was
 */
export async function watchUntilDone(
  caller: CallerSettings,
  token: string,
  channelIds: ReadonlySet<string>,
  more: () => Promise<number>,
): Promise<void> {
  let [before, end] = ['', performance.now() + PATIENCE_MS];
  for (let quiet = 0; quiet < 2;) {
    const begun = performance.now();
    const told = await more();
    const now = await standing(caller, token, channelIds);
    if (now.text !== before || told > 0) end = performance.now() + PATIENCE_MS;
    if (performance.now() > end) return;
    quiet = now.isOver && now.text === before && told === 0 ? quiet + 1 : 0;
    before = now.text;
    // A look at a large run is work, too: at most half of the time is spent on it.
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS + (performance.now() - begun)));
  }
}

async function standing(
  caller: CallerSettings,
  token: string,
  channelIds: ReadonlySet<string>,
): Promise<{ text: string; isOver: boolean }> {
  let waiting = 0;
  for (const id of channelIds)
    waiting += (await callPersistently(caller, messaging.events, { id, state: 'new', limit: PAGE }, token)).items.length;
  const lengths: string[] = [];
  let isOver = waiting === 0;
  for (let cursor: string | undefined; ;) {
    const page = await callPersistently(
      caller,
      conversations.list,
      { view: 'all', limit: PAGE, ...(cursor === undefined ? {} : { cursor }) } as Parameters<typeof callPersistently>[2] as never,
      token,
    );
    const own = page.items.filter(({ channel }) => channelIds.has(channel?.id ?? ''));
    for (const { id, last_seq: last } of own) {
      const { deliveries } = await callPersistently(caller, messaging.ofConversation, { id }, token);
      const states = deliveries.map(({ state }) => state);
      if (states.some((state) => state === 'queued' || state === 'sending')) isOver = false;
      lengths.push(`${id} ${last} ${states.length} ${states.filter((state) => state === 'read' || state === 'delivered').length}`);
    }
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  return { isOver, text: `${waiting} ${lengths.toSorted().join()}` };
}
