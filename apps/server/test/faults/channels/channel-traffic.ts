import { channels, type MessagingChannel, type MessagingKind } from '@lobby/contract';
import type { Database } from '#/database/open-database.ts';
import { callPersistently, type CallerSettings } from '#test/faults/persistent-call.ts';
import type { ServerProcess } from '#test/server-process.ts';
import { openFaultyMail } from './faulty-mail.ts';
import { openFaultyService, type Fate, type FaultyService } from './faulty-service.ts';
import { judgeChannel, type ChannelVerdict, type StoredDelivery } from './judge-channel.ts';
import { POSTINGS, type Post } from './posting.ts';
import { readChannel } from './read-channel.ts';
import { planScript, type Burst } from './script.ts';

export interface ChannelReport {
  verdict: ChannelVerdict;
  /** Messages that came when later ones stood there already, and say so. */
  late: number;
  /** Events that were posted at all, and posts of them that were taken. */
  posted: number;
  posts: number;
  messages: number;
  deliveries: Record<string, number>;
  /** Of answers that are not over, how often each was tried, and in how many milliseconds it is tried next. */
  waiting: readonly { attempts: number; dueInMs: number }[];
  arrived: number;
  fates: Readonly<Record<Fate, number>>;
}

/** What people write on one service, which posts and takes badly. */
export interface ChannelTraffic {
  /** Settings of a server that sends to the service. */
  settings: Record<string, string>;
  /** How many events people bring about. */
  readonly events: number;
  /** How many of them have been posted. */
  readonly done: number;
  /** Connects a channel of the business. @returns its id */
  connect(server: ServerProcess, caller: CallerSettings, token: string): Promise<string>;
  /** Everything that people do. */
  play(): Promise<void>;
  /** Tells what became of answers, where the service does. @returns how much that was */
  tell(): Promise<number>;
  /** @param database of the server, which has stopped */
  judge(database: Database): Promise<ChannelReport>;
  close(): Promise<void>;
}

const TIMES_MAX = 5;
/** Within a burst, posts come so long apart at the most: in any order, in milliseconds. */
const SPREAD_MS = 120;
/** A share of the copies come long after the first. */
const LATE_SHARE = 0.2;
/** Whatever somebody does is so long after what they did before, in milliseconds, and the last of it is now: some services tell seconds only. */
const TURN_MS = 1_000;
const PEOPLE_AT_ONCE = 12;
const PEOPLE_MIN = 4;
/** The service is well after so many tries, for each event: the bot answers together what somebody writes in one breath. */
const ILL = 0.4;
const AGAIN_MS = 60;
const POST_MS = 15_000;

/**
 * @param events events that people bring about, about; each is posted up to five times
 * @param hangsMs a service that says nothing is given up by whoever stands between after so long, in milliseconds
 */
export async function openTraffic(kind: MessagingKind, events: number, random: () => number, hangsMs?: number): Promise<ChannelTraffic> {
  const posting = POSTINGS[kind];
  const reports: Post[] = [];
  const service: FaultyService =
    kind === 'email'
      ? await openFaultyMail(random, { ill: events * ILL, hangsMs })
      : await openFaultyService(kind, random, { ill: events * ILL, hangsMs }, (answer, to) => {
          if (!posting.statuses) return;
          answer.final = random() < 0.5 ? 'read' : 'delivered';
          reports.push(...posting.statuses(answer, to, Date.now()));
        });
  const people = Math.max(PEOPLE_MIN, Math.ceil(events / posting.eventsEach));
  const scripts = planScript(random, { events, people, changes: posting.change !== undefined });
  const planned = scripts.flat(2);
  const acknowledged = new Map<number, number>();
  const late: Post[] = [];
  let [url, channelId, posts, done] = ['', '', 0, 0];

  /** As services do: until it is told that it was taken. */
  async function post({ body, headers }: Post): Promise<void> {
    for (;;) {
      const status = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(POST_MS) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => undefined,
      );
      if (status === 200) break;
      if (status !== undefined && status < 500 && status !== 429) throw new Error(`a post was answered with ${status}`);
      await pause(AGAIN_MS);
    }
    posts += 1;
  }

  /** What somebody does within a moment comes in any order, each thing several times, some of them much later. */
  async function playBurst(burst: Burst, begins: number): Promise<void> {
    const copies = burst
      .filter(({ isLost }) => !isLost)
      .flatMap((event) => {
        const first = posting.post(event, begins + event.turn * TURN_MS, service.hook?.secret ?? '');
        const more = Array.from({ length: Math.floor(random() * TIMES_MAX) }, () => random() < LATE_SHARE);
        late.push(...more.filter((isLate) => isLate).map(() => first));
        return Array.from({ length: 1 + more.filter((isLate) => !isLate).length }, () => ({ no: event.no, copy: first }));
      });
    await Promise.all(
      copies.map(async ({ no, copy }) => {
        await pause(random() * SPREAD_MS);
        await post(copy);
        acknowledged.set(no, Math.min(acknowledged.get(no) ?? Number.POSITIVE_INFINITY, Date.now()));
      }),
    );
    done += burst.length;
  }

  return {
    settings: service.settings,
    events: planned.length,
    get done() {
      return done;
    },
    async connect(server, caller, token) {
      const draft = { kind, name: `A service of the run: ${kind}`, ...posting.draft };
      const channel = (await callPersistently(
        caller,
        channels.create,
        draft as Parameters<typeof callPersistently>[2] as never,
        token,
      )) as MessagingChannel;
      channelId = channel.id;
      url = `${server.origin}${new URL(channel.webhook_url ?? service.hook?.url ?? '').pathname}`;
      return channelId;
    },
    async play() {
      await inParallel(scripts, PEOPLE_AT_ONCE, async (bursts) => {
        const begins = Date.now() - bursts.flat().length * TURN_MS;
        for (const burst of bursts) await playBurst(burst, begins);
      });
      await inParallel(late, PEOPLE_AT_ONCE, post);
    },
    async tell() {
      const waiting = shuffled(random, reports.splice(0));
      await inParallel([...waiting, ...waiting.slice(0, waiting.length / 2)], PEOPLE_AT_ONCE, post);
      return waiting.length;
    },
    async judge(database) {
      const stored = await readChannel(database, channelId);
      const posted = { planned, eventId: posting.eventId, acknowledged, change: posting.change ?? 'edits' };
      return {
        ...judgeChannel(posted, service.taken, stored),
        posted: planned.filter(({ isLost }) => !isLost).length,
        posts,
        messages: stored.messages.length,
        deliveries: countStates(stored.deliveries),
        waiting: stored.deliveries.flatMap(({ state, attempts = 0, dueAt = 0 }) =>
          state === 'queued' || state === 'sending' ? [{ attempts, dueInMs: Math.round(dueAt - Date.now()) }] : [],
        ),
        arrived: service.taken.length,
        fates: service.fates,
      };
    },
    close: () => service.close(),
  };
}

/** Does the same with each of many, so many at a time. */
async function inParallel<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
    }),
  );
}

function shuffled<T>(random: () => number, items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function countStates(deliveries: readonly StoredDelivery[]): Record<string, number> {
  return Object.fromEntries([...Map.groupBy(deliveries, ({ state }) => state)].map(([state, some]) => [state, some.length]));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
