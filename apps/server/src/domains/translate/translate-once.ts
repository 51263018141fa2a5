import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { planLimits } from '#/domains/pay/find-subscription.ts';
import { commitUsage, releaseUsage, reserveUsage } from '#/domains/pay/usage/reserve-usage.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { recall } from './memory.repository.ts';

/** A translation on its way, by what decides it. */
export interface OneTranslation {
  tenantId: number;
  /** Of the text and of everything that decides its translation. */
  hash: Uint8Array;
  /** Characters of the text. */
  chars: number;
  /** Asks the model; what fails is not counted. */
  ask: () => Promise<string>;
  /** Keeps it for the next who asks, in the transaction that counts it. */
  keep: (scope: TenantScope, text: string) => Promise<void>;
}

/** Translations that this server has the model make at the moment: who asks for the same one waits for it. */
const making = new Map<string, Promise<string>>();

/**
 * Has the model translate within the limit of the plan. The same text at the same time is counted once, whoever asks for it:
 * its reservation has the name of the translation, and is counted in the transaction that keeps what came about.
 * @throws BusinessError translations_full, and what `ask` throws
 */
export async function translateOnce(services: Pick<Services, 'database' | 'now'>, one: OneTranslation): Promise<string> {
  const key = `${one.tenantId} ${Buffer.from(one.hash).toString('hex')}`;
  const known = making.get(key);
  if (known) return known;
  const work = make(services, one).finally(() => making.delete(key));
  making.set(key, work);
  return work;
}

async function make(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { tenantId, hash, chars, ask, keep }: OneTranslation,
): Promise<string> {
  const id = nameOf(hash);
  const before = await inTenant(database, tenantId, async (scope) => {
    if (!(await reserveUsage(scope, 'translated_chars', id, now(), chars))) {
      const { translated_chars: limit } = await planLimits(scope, now());
      throw new BusinessError('translations_full', { limit }, { limit });
    }
    // Another server may just have counted and kept it.
    const kept = await recall(scope, hash);
    if (kept) await releaseUsage(scope, id);
    return kept;
  });
  if (before) return before.text;
  try {
    const text = await ask();
    await inTenant(database, tenantId, async (scope) => {
      await keep(scope, text);
      await commitUsage(scope, [id], now());
    });
    return text;
  } catch (error) {
    await inTenant(database, tenantId, (scope) => releaseUsage(scope, id));
    throw error;
  }
}

/** A UUID that is the same for the same translation. */
function nameOf(hash: Uint8Array): string {
  const hex = Buffer.from(hash).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
