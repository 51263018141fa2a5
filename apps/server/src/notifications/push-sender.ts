import type { Locale } from '@lobby/contract';
import type { Logger } from 'pino';
import { inBackground } from '#/database/give-way.ts';
import type { Database } from '#/database/open-database.ts';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { findCorrespondence } from '#/domains/tenant/find-correspondence.ts';
import { OutgoingRefused } from '#/outside/guarded/outgoing-refused.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';
import {
  deleteDevice,
  endPushes,
  keepPushKey,
  leasePushes,
  markSent,
  readDevices,
  type DuePush,
  type EndedPush,
  type StoredDevice,
} from './device.repository.ts';
import { saveDue } from './due.repository.ts';
import { findRecipients } from './find-recipients.ts';
import { renderNotification } from './render-notification.ts';

/** Marks a declarative message, which a browser shows without any worker (https://webkit.org/blog/16535). */
const DECLARATIVE = 8030;
/** Longest wait for a push service, and most of its answer that is read. */
const WAIT_MS = 10_000;
const ANSWER_BYTES = 100_000;
/** A device that is away gets what is at most so old, in seconds. */
const TTL_S = 3_600;
/** Whoever took a push and is not heard of for so long has died, in milliseconds. */
const LEASE_MS = 60_000;
/** Waits before a service that could not take a push is tried again, in milliseconds; after the last one it is given up. */
const RETRY_MS = [30_000, 120_000, 600_000] as const;
/** Longest wait that a service can ask for, in milliseconds. */
const RETRY_AFTER_MAX_MS = 1_800_000;
const SEALED_AS = 'push_key';

/** What one push shows. */
export interface Push {
  title: string;
  body: string;
  /** From the root on. */
  link: string;
  /** A later one about the same takes its place, and that of one which an open page has shown. */
  about: string;
  locale: Locale;
}

/** What became of a push: taken by its service, `gone` with the subscription, or not delivered. */
export interface Pushed {
  state: 'sent' | 'gone' | 'failed';
  status: number | null;
}

/** The same, with how long the service asks to wait, in milliseconds. */
interface Tried extends Pushed {
  retryAfterMs?: number;
}

/** Sends what people are told to their browsers. */
export interface PushSender {
  /** With which browsers subscribe; made when it is first asked for. */
  publicKey(): Promise<string>;
  send(device: Pick<StoredDevice, 'endpoint' | 'p256dh' | 'auth'>, push: Push): Promise<Pushed>;
  /** Sends what is due in a business. */
  sendDue(tenantId: number): Promise<void>;
}

type Parts = Pick<Services, 'guardedFetch' | 'secrets' | 'config'> & { database: Database; now: () => number; log: Logger };

export function createPushSender({ database: whole, guardedFetch, secrets, config, now, log }: Parts): PushSender {
  const database = inBackground(whole, { keepsPlans: true });
  const origin = publicOrigin(config);
  let keys: Promise<{ publicKey: string; privateKey: string }> | undefined;

  async function readKeys() {
    const found = await inPlatform(database, (scope) => keepPushKey(scope, undefined, now()));
    const { generateVAPIDKeys } = await webPush();
    const made = generateVAPIDKeys();
    const stored =
      found ??
      (await inPlatform(database, (scope) =>
        keepPushKey(scope, { publicKey: made.publicKey, privateKey: secrets.seal(made.privateKey, SEALED_AS) }, now()),
      ));
    if (!stored) throw new Error('the keys of push messages could not be kept');
    return { publicKey: stored.publicKey, privateKey: secrets.open(Buffer.from(stored.privateKey), SEALED_AS) };
  }
  /** Read once; where that fails, the next one who asks tries again. */
  function keysOnce() {
    keys ??= readKeys().catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  }

  async function send({ endpoint, p256dh, auth }: Pick<StoredDevice, 'endpoint' | 'p256dh' | 'auth'>, push: Push): Promise<Tried> {
    const { generateRequestDetails } = await webPush();
    const vapidDetails = { subject: origin.startsWith('https:') ? origin : 'mailto:push@lobby.invalid', ...(await keysOnce()) };
    try {
      const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, messageOf(push, origin), {
        vapidDetails,
        TTL: TTL_S,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      });
      const sent = Object.fromEntries(Object.entries(headers as Record<string, unknown>).map(([name, value]) => [name, String(value)]));
      const { status, headers: said } = await guardedFetch(endpoint, {
        method: 'POST',
        headers: sent,
        body: new Uint8Array(body),
        maxBytes: ANSWER_BYTES,
        timeoutMs: WAIT_MS,
      });
      const state = status === 404 || status === 410 ? 'gone' : status >= 200 && status < 300 ? 'sent' : 'failed';
      const seconds = Number(said.get('retry-after') ?? Number.NaN);
      return { state, status, ...(state === 'failed' && seconds > 0 && { retryAfterMs: Math.min(seconds * 1_000, RETRY_AFTER_MAX_MS) }) };
    } catch (error) {
      if (!(error instanceof OutgoingRefused)) throw error;
      return { state: 'failed', status: null };
    }
  }

  /** One device that fails keeps no other from its message. */
  async function sendTo(tenantId: number, device: StoredDevice, push: Push): Promise<Tried & { id: string }> {
    const pushed = await send(device, push).catch((error: unknown): Tried => {
      log.error({ err: error, tenant: tenantId, device: device.id }, 'a push could not be made');
      return { state: 'failed', status: null };
    });
    if (pushed.state === 'gone') await inTenant(database, tenantId, (scope) => deleteDevice(scope, device.userId, device.id));
    if (pushed.state === 'failed') log.info({ tenant: tenantId, device: device.id, status: pushed.status }, 'a push was not taken');
    return { ...pushed, id: device.id };
  }

  return {
    publicKey: async () => (await keysOnce()).publicKey,
    async send(device, push) {
      const { state, status } = await send(device, push);
      return { state, status };
    },
    async sendDue(tenantId) {
      const { due, devices, locales, timezone } = await inTenant(database, tenantId, async (scope) => {
        const leased = await leasePushes(scope, now(), now() + LEASE_MS);
        const userIds = [...new Set(leased.map(({ userId }) => userId))];
        const found = leased.length > 0 ? await readDevices(scope, userIds) : [];
        const members = found.length > 0 ? await findRecipients(scope) : [];
        const zone = found.length > 0 ? (await findCorrespondence(scope)).timezone : 'UTC';
        return { due: leased, devices: found, locales: new Map(members.map(({ userId, locale }) => [userId, locale])), timezone: zone };
      });
      if (due.length === 0) return;
      const ended = await Promise.all(
        due.map(async (each) => {
          const locale = locales.get(each.userId);
          const waiting = devices.filter(({ id, userId }) => userId === each.userId && (each.left?.includes(id) ?? true));
          if (locale === undefined) return { each, tried: [] };
          return { each, tried: await Promise.all(waiting.map((device) => sendTo(tenantId, device, pushOf(each, locale, timezone)))) };
        }),
      );
      await inTenant(database, tenantId, async (scope) => {
        const tried = ended.flatMap((each) => each.tried);
        const sent = tried.filter(({ state }) => state === 'sent').map(({ id }) => id);
        await markSent(scope, sent, now());
        const outcomes = ended.map((each) => outcomeOf(each.each, each.tried, now()));
        await endPushes(scope, outcomes);
        const next = outcomes.flatMap(({ dueAt }) => dueAt ?? []);
        if (next.length > 0) await saveDue(scope, Math.min(...next));
      });
    },
  };
}

/** What is left of a push: the devices whose service could not take it now, until it is given up. Pure. */
function outcomeOf({ id, turn, tries }: DuePush, tried: readonly (Tried & { id: string })[], now: number): EndedPush {
  const failed = tried.filter(({ state, status }) => state === 'failed' && mayTakeLater(status));
  const wait = RETRY_MS[tries];
  const isOver = failed.length === 0 || wait === undefined;
  const asked = Math.max(...failed.map(({ retryAfterMs = 0 }) => retryAfterMs), 0);
  return { id, turn, tries: tries + 1, left: failed.map((each) => each.id), dueAt: isOver ? null : now + Math.max(wait, asked) };
}

/** No answer, too many messages, or trouble of the service; whatever else it says, it says again. */
function mayTakeLater(status: number | null): boolean {
  return status === null || status === 429 || status >= 500;
}

function pushOf(due: DuePush, locale: Locale, timezone: string): Push {
  return { ...renderNotification(due, locale, timezone), about: due.conversation_id ?? due.id, locale };
}

/** As a browser shows it by itself; a worker reads the same. */
function messageOf({ title, body, link, about, locale }: Push, origin: string): string {
  return JSON.stringify({
    web_push: DECLARATIVE,
    notification: { title, body, navigate: origin + link, tag: about, lang: locale, silent: false },
  });
}

/** Loaded by the first push. */
async function webPush() {
  const { default: library } = await import('web-push');
  return library;
}
