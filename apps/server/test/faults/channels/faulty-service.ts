import type { ServerResponse } from 'node:http';
import { json, openServiceStandIn, type ServiceCall } from '#test/service-stand-in.ts';
import type { TakenAnswer } from './judge-channel.ts';

const FATES = ['takes', 'slows', 'fails', 'loses', 'hangs', 'ignores'] as const;
/** What a service does with an answer: takes it; asks to wait; fails; takes it and cannot say so; takes it or not, and never answers. */
export type Fate = (typeof FATES)[number];

/** Shares of the fates while the service is unwell; it takes all others. Each that hangs holds its chat for as long as the server waits. */
const SHARES: Readonly<Record<Exclude<Fate, 'takes'>, number>> = { slows: 0.04, fails: 0.04, loses: 0.02, hangs: 0.003, ignores: 0.003 };

/** A service of the run, which takes answers as badly as services do. */
export interface FaultyService {
  /** Settings of a server that sends to it. */
  settings: Record<string, string>;
  /** What it took, once each, in its order. */
  readonly taken: readonly TakenAnswer[];
  /** How often it did what. */
  readonly fates: Readonly<Record<Fate, number>>;
  /** Where it was told to post to, and what signs its posts. */
  readonly hook: { url: string; secret: string } | undefined;
  close(): Promise<void>;
}

/** How unwell a service is. */
export interface Illness {
  /** Tries until it is well, and takes everything. */
  ill: number;
  /** Whoever stands between cuts a line that says nothing for so long, in milliseconds; nobody does, without it. */
  hangsMs: number | undefined;
}

/**
 * Of what goes to one person so many tries in a row go wrong at most: behind the next the server would wait for longer than a run is watched, and
 * what waits for a good reason would be taken for stuck.
 */
export const WRONG_IN_A_ROW = 4;

interface Fates {
  readonly counts: Record<Fate, number>;
  /** @param to whom a try goes to */
  next(to: string): Fate;
}

/** @param ill tries until the service is well, and takes everything */
export function openFates(random: () => number, ill: number): Fates {
  const counts = Object.fromEntries(FATES.map((fate) => [fate, 0])) as Record<Fate, number>;
  const wrong = new Map<string, number>();
  let asked = 0;
  return {
    counts,
    next(to) {
      asked += 1;
      const inRow = wrong.get(to) ?? 0;
      let left = asked > ill || inRow === WRONG_IN_A_ROW ? 1 : random();
      const fate = FATES.find((each) => each !== 'takes' && (left -= SHARES[each]) < 0) ?? 'takes';
      counts[fate] += 1;
      wrong.set(to, fate === 'takes' ? 0 : inRow + 1);
      return fate;
    },
  };
}

/** What differs between the services that are called over HTTP. */
interface Manner {
  settings: (origin: string) => Record<string, string>;
  /** Part of the paths that answers are sent to. */
  part: string;
  /** How many messages a call holds; 0 is no answer. */
  size: (call: ServiceCall) => number;
  /** Says that messages were taken, by their names. */
  accept: (response: ServerResponse, names: readonly string[], call: ServiceCall) => void;
  /** Names a message of a call as the server will know it. */
  name: (call: ServiceCall, no: number) => string;
  slow: (response: ServerResponse) => void;
  fail: (response: ServerResponse) => void;
  /** A call that comes again under the same name is taken once. */
  repeatKey: (call: ServiceCall) => string | undefined;
}

const MANNERS: Readonly<Record<'telegram' | 'line' | 'whatsapp', Manner>> = {
  telegram: {
    settings: (origin) => ({ TELEGRAM_API_ORIGIN: origin }),
    part: '/sendMessage',
    size: () => 1,
    name: ({ json: body }, no) => `${String(body['chat_id'])}:${no}`,
    accept: (response, [name = '']) => {
      const [chat, no] = name.split(':').map(Number);
      json(response, 200, { ok: true, result: { message_id: no, chat: { id: chat } } });
    },
    slow: (response) =>
      json(response, 429, { ok: false, error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 1 } }),
    fail: (response) => json(response, 500, { ok: false, error_code: 500, description: 'Internal Server Error' }),
    repeatKey: () => undefined,
  },
  line: {
    settings: (origin) => ({ LINE_API_ORIGIN: origin, LINE_DATA_ORIGIN: origin }),
    part: '/v2/bot/message/',
    size: ({ json: body }) => (body['messages'] as unknown[] | undefined)?.length ?? 0,
    name: (_call, no) => `line-out-${no}`,
    accept: (response, names) => json(response, 200, { sentMessages: names.map((id) => ({ id })) }),
    slow: (response) => json(response, 429, { message: 'The API rate limit has been exceeded. Try again later.' }, { 'retry-after': '1' }),
    fail: (response) => json(response, 500, { message: 'Internal Server Error' }),
    repeatKey: ({ headers }) => headers['x-line-retry-key']?.toString(),
  },
  whatsapp: {
    settings: (origin) => ({ WHATSAPP_API_ORIGIN: origin }),
    part: '/messages',
    size: ({ json: body }) => ('status' in body || body['type'] === undefined ? 0 : 1),
    name: (_call, no) => `wamid.out${no}`,
    accept: (response, [id]) => json(response, 200, { messaging_product: 'whatsapp', messages: [{ id }] }),
    slow: (response) => json(response, 400, { error: { code: 130_429, message: 'Rate limit hit' } }),
    fail: (response) => json(response, 500, { error: { code: 131_000, message: 'Something went wrong' } }),
    repeatKey: () => undefined,
  },
};

/** Whom a call sends to, by the name that the service has for them. */
function addressee({ json: { chat_id: chat, to, recipient } }: ServiceCall): string {
  return typeof chat === 'number' ? String(chat) : ([to, recipient].find((each) => typeof each === 'string') ?? '');
}

export async function openFaultyService(
  kind: 'telegram' | 'line' | 'whatsapp',
  random: () => number,
  { ill, hangsMs }: Illness,
  /** Told of each message that was taken, with whom it went to. */
  onTaken: (answer: TakenAnswer, to: string) => void = () => undefined,
): Promise<FaultyService> {
  const manner = MANNERS[kind];
  const service = await openServiceStandIn();
  const fates = openFates(random, ill);
  const taken: TakenAnswer[] = [];
  const known = new Map<string, readonly string[]>();
  function take(call: ServiceCall, isTold: boolean): readonly string[] {
    const answers = Array.from({ length: manner.size(call) }, (): TakenAnswer => {
      const answer: TakenAnswer = { providerId: manner.name(call, 1_000 + taken.length), isTold, final: 'sent' };
      taken.push(answer);
      onTaken(answer, addressee(call));
      return answer;
    });
    const names = answers.map(({ providerId }) => providerId);
    const key = manner.repeatKey(call);
    if (key !== undefined) known.set(key, names);
    return names;
  }
  service.answer(manner.part, (call, response) => {
    // The stand-in keeps what it was asked, which a long run has no room for.
    service.calls.length = Math.min(service.calls.length, CALLS_MAX);
    if (manner.size(call) === 0) return false;
    const before = known.get(manner.repeatKey(call) ?? '');
    if (before) return json(response, 409, { message: 'The retry key is already accepted', sentMessages: before.map((id) => ({ id })) });
    const fate = fates.next(addressee(call));
    if (fate === 'slows') manner.slow(response);
    else if (fate === 'fails') manner.fail(response);
    else if (fate === 'takes') manner.accept(response, take(call, true), call);
    else {
      if (fate !== 'ignores') take(call, false);
      if (fate === 'loses') response.destroy();
      else if (hangsMs !== undefined) setTimeout(() => response.destroy(), hangsMs).unref();
    }
    return true;
  });
  return {
    settings: manner.settings(service.origin),
    taken,
    fates: fates.counts,
    get hook() {
      const set = service.to('/setWebhook')[0]?.json as { url: string; secret_token: string } | undefined;
      return set && { url: set.url, secret: set.secret_token };
    },
    close: () => Promise.resolve(service.close()),
  };
}
/** The first calls connect the channel. */
const CALLS_MAX = 20;
