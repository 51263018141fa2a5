import { INSTALLATION_CHECKS, WIDGET_PATH, type channels, type InstallationCheck, type InstallationCheckName } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { allowsOrigin } from '#/channels/allows-origin.ts';
import { readChannel } from '#/channels/find-channel-of.ts';
import { inTenant } from '#/database/transaction.ts';
import type { GuardedFetch, GuardedResponse } from '#/outside/guarded/guarded-fetch.ts';
import { OutgoingRefused } from '#/outside/guarded/outgoing-refused.ts';
import { findLoader } from './find-loader.ts';
import { lastHello } from './hello.repository.ts';
import { missingDirective, readPolicies, type LoadKind } from './read-policy.ts';

const PAGE_BYTES_MAX = 2 * 1024 * 1024;
const PAGE_TIMEOUT_MS = 15_000;
const OK_FROM = 200;
const OK_TO = 299;
const LOADS: readonly LoadKind[] = ['script_src', 'connect_src', 'frame_src'];

type VerifiedChannel = Awaited<ReturnType<typeof readChannel>>;
type Found = { [Name in InstallationCheckName]?: Omit<InstallationCheck, 'check'> | undefined };

const passed = (value: string | null = null) => ({ result: 'ok' as const, value });
const failed = (value: string | null) => ({ result: 'failed' as const, value });

/** Opens a page as any browser would and says, check by check, whether the widget can stand there. @throws BusinessError not_found */
export async function verifyInstallation(call: Call<typeof channels.verify>) {
  const { request, actor, services } = call;
  const channel = await inTenant(services.database, actor.tenantId, (scope) => readChannel(scope, request.id));
  const lobby = services.config.origin ?? call.origin;
  const address = /^[a-z][a-z0-9+.-]*:/i.test(request.url) ? request.url : `https://${request.url}`;
  const opened = await openPage(services.guardedFetch, address);
  const found = opened.page ? await lookAt(opened.page, call, channel, lobby) : { reached: failed(opened.why) };
  const checks = INSTALLATION_CHECKS.map((check) => ({ check, ...(found[check] ?? { result: 'skipped' as const, value: null }) }));
  return { url: opened.page?.url ?? address, checks };
}

async function openPage(
  fetch: GuardedFetch,
  address: string,
): Promise<{ page: GuardedResponse; why?: never } | { page?: never; why: string }> {
  try {
    const headers = { accept: 'text/html, application/xhtml+xml', 'user-agent': 'Mozilla/5.0 (compatible; Lobby installation check)' };
    const page = await fetch(address, { headers, maxBytes: PAGE_BYTES_MAX, timeoutMs: PAGE_TIMEOUT_MS });
    return page.status >= OK_FROM && page.status <= OK_TO ? { page } : { why: String(page.status) };
  } catch (error) {
    if (error instanceof OutgoingRefused) return { why: error.reason };
    throw error;
  }
}

async function lookAt(
  { url, headers, body }: GuardedResponse,
  { actor, services }: Pick<Call<typeof channels.verify>, 'actor' | 'services'>,
  channel: VerifiedChannel,
  lobby: string,
): Promise<Found> {
  const page = new URL(url);
  const { loader, policies: inPage } = findLoader(new TextDecoder().decode(body), page, lobby);
  const policies = [headers.get('content-security-policy') ?? '', ...inPage].flatMap((value) => readPolicies(value));
  const hello = await inTenant(services.database, actor.tenantId, (scope) => lastHello(scope, channel.id, page.origin));
  const seen = hello !== undefined;
  const isAllowed = page.origin === lobby || allowsOrigin(channel.allowed_origins, page.origin);
  const script = { url: new URL(WIDGET_PATH, lobby), page, nonce: loader?.nonce };
  const missing = LOADS.map((kind) => [kind, missingDirective(policies, kind, script)] as const);
  return {
    reached: passed(),
    // A tag manager puts it there by script, which nobody sees from outside: what a browser has shown counts then.
    loader: loader || seen ? passed(loader?.src ?? null) : failed(null),
    key: keyOf(loader, channel, lobby, seen),
    origin: isAllowed ? passed(page.origin) : failed(page.origin),
    ...Object.fromEntries(missing.map(([kind, directive]) => [kind, directive === undefined ? passed() : failed(directive)])),
    hello: seen ? passed(page.origin) : { result: 'waiting', value: page.origin },
  };
}

function keyOf(loader: { src: string; key: string } | undefined, channel: VerifiedChannel, lobby: string, seen: boolean) {
  if (!loader) return seen ? passed() : undefined;
  if (new URL(loader.src).origin !== lobby) return failed(new URL(loader.src).origin);
  return loader.key === channel.public_key ? passed() : failed(loader.key);
}
