/** A call as it is repeated, by what it shows. */
export interface TimedCall {
  readonly name: string;
  /** Path and query. */
  readonly path: string;
}

const LIST = '/api/micro/chatbot/conversation?limit=30';
const ORDERS = '/api/micro/chatbot/work-order?limit=30';

/** What the agent's list asks for in a day of work; the last one is the yardstick beside which the others are read. */
export const DESK_CALLS: readonly TimedCall[] = [
  { name: 'all', path: `${LIST}&view=all` },
  { name: 'mine', path: `${LIST}&view=mine` },
  { name: 'queue', path: `${LIST}&view=queued` },
  { name: 'mentioned', path: `${LIST}&view=mentioned` },
  { name: 'resolved', path: `${LIST}&view=resolved` },
  { name: 'all, by priority', path: `${LIST}&view=all&sort=priority` },
  { name: 'all, oldest', path: `${LIST}&view=all&sort=oldest` },
  { name: 'tag', path: `${LIST}&view=all&tag=vip` },
  { name: 'resolved, tag', path: `${LIST}&view=resolved&tag=vip` },
  { name: 'resolved, language', path: `${LIST}&view=resolved&language=ja-JP` },
  { name: 'search, a word', path: `${LIST}&view=all&q=refund` },
  { name: 'search, 返品', path: `${LIST}&view=all&q=${encodeURIComponent('返品')}` },
  { name: 'search, nothing', path: `${LIST}&view=all&q=nowhere` },
  { name: 'search, resolved', path: `${LIST}&view=resolved&q=nowhere` },
  { name: 'search, a number', path: `${LIST}&view=all&q=1000500` },
  { name: 'search, contacts', path: `/api/micro/chatbot/contact?q=${encodeURIComponent('美咲 7')}` },
  { name: 'work orders', path: ORDERS },
  { name: 'work orders, mine', path: `${ORDERS}&view=mine` },
  { name: 'work orders, overdue', path: `${ORDERS}&view=overdue&sort=due` },
  { name: 'work orders, due', path: `${ORDERS}&sort=due` },
  { name: 'work orders, priority', path: `${ORDERS}&sort=priority` },
  { name: 'work orders, settled', path: `${ORDERS}&view=settled` },
  { name: 'work orders, all', path: `${ORDERS}&view=all&sort=oldest` },
  { name: 'work orders, 拉鏈', path: `${ORDERS}&view=all&q=${encodeURIComponent('拉鏈')}` },
  { name: 'work orders, nothing', path: `${ORDERS}&view=all&q=nowhere` },
  { name: 'work orders, nothing open', path: `${ORDERS}&q=${encodeURIComponent('どこにもない')}` },
  { name: 'work orders, a number', path: `${ORDERS}&view=all&q=WO-1000500` },
  { name: 'baseline: an empty list', path: `${LIST}&view=all&agent=999999999` },
];

/** Times of a call, one after the other, in milliseconds; the first tries warm it up and are left out. */
export async function timeCall(ask: (path: string) => Promise<unknown>, path: string, times: number, warmUp: number): Promise<number[]> {
  const taken: number[] = [];
  for (let turn = 0; turn < warmUp + times; turn += 1) {
    const start = performance.now();
    await ask(path);
    if (turn >= warmUp) taken.push(performance.now() - start);
  }
  return taken;
}
