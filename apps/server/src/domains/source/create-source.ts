import type { CorpusSource, corpusSources, Locale, RequestOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { planLimits } from '#/domains/pay/find-subscription.ts';
import { keepSourceFile } from '#/domains/upload/source-file.ts';
import { uploaderOf } from '#/domains/upload/uploader.ts';
import { BusinessError } from '#/errors.ts';
import { say, type WordKey } from '#/words.ts';
import { describeSource } from './get-source.ts';
import { findByClientId, insertSource, lockPages, sumUsage, type NewSource } from './run/source.repository.ts';
import { typedAddress } from './web/page-address.ts';

type CreateCall = Call<typeof corpusSources.create>;
type Request = RequestOf<typeof corpusSources.create>;

/** Adds a source and begins to read it; repeated with the same `client_id`, it answers with the one that is stored. */
export async function createSource(call: CreateCall): Promise<CorpusSource> {
  const { request, actor, locale, services } = call;
  const id = await inTenant(services.database, actor.tenantId, async (scope) => {
    await lockPages(scope);
    const known = await findByClientId(scope, request.client_id);
    if (known !== undefined) return known;
    await haveRoom(scope, services.now(), locale);
    return insertSource(scope, await sourceOf(scope, call), services.now());
  });
  services.sourceRunner.wake(actor.tenantId, id);
  return describeSource(services, actor.tenantId, id, locale);
}

async function haveRoom(scope: TenantScope, now: number, locale: Locale): Promise<void> {
  const { source_pages: limit } = await planLimits(scope, now);
  if ((await sumUsage(scope)).pages < limit) return;
  const count = new Intl.NumberFormat(locale).format(limit);
  throw new BusinessError('quota_exceeded', { limit }, { limit: say(locale, 'sources.pages_of_plan', { count }) });
}

async function sourceOf(scope: TenantScope, { request, actor, locale }: CreateCall): Promise<NewSource> {
  const { client_id: clientId, kind, options, refresh } = request;
  const base = { clientId, kind, options, refresh, address: null, fileId: null, body: null };
  if (kind === 'file') {
    const fileId = request.file_id ?? '';
    const name = fileId === '' ? undefined : await keepSourceFile(scope, uploaderOf(actor), fileId);
    if (name === undefined) throw wrongField('file_id', 'fields.required', locale);
    return { ...base, refresh: 'never', fileId, name: request.name || name };
  }
  if (kind === 'text') {
    const body = request.text?.trim() ?? '';
    if (body === '') throw wrongField('text', 'fields.required', locale);
    return { ...base, refresh: 'never', body: body.replaceAll('\0', ''), name: request.name || firstLine(body) };
  }
  const address = typedAddress(request.address ?? '');
  if (address === undefined) throw wrongField('address', 'sources.address', locale);
  return { ...base, address, name: request.name || nameOf(address, kind) };
}

function wrongField(path: string, key: WordKey, locale: Locale): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path, message: say(locale, key) }] });
}

/** Longest name that is made of a text, in characters. */
const MADE_NAME_MAX = 60;

function firstLine(body: string): string {
  return (body.split('\n')[0] ?? '').slice(0, MADE_NAME_MAX).toWellFormed();
}

/** A site goes by its host, a page by host and path. */
function nameOf(address: string, kind: Request['kind']): string {
  const { host, pathname } = new URL(address);
  return kind === 'site' || pathname === '/' ? host : (host + pathname).slice(0, 200);
}
