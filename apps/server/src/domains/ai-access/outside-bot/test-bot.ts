import type { aiAccess, AiAccessView, Locale, OutsideBot } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { viewAccess } from '#/domains/ai-access/view-access.ts';
import { hasFeature } from '#/domains/pay/has-feature.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { findBotRow, writeBotTest, type BotRow } from './bot-row.repository.ts';
import { openBotSecret } from './bot-secret.ts';
import { BotFailed, callBot } from './call-bot.ts';

/** What is kept of an answer, in characters. */
const SAMPLE_MAX = 300;
const HELLO = { 'en-US': 'Hello', 'zh-CN': '你好', 'zh-HK': '你好', 'ja-JP': 'こんにちは' } as const satisfies Record<Locale, string>;

/** Says hello to it, on or off, and writes down how that went. @throws BusinessError plan_lacks, not_found */
export async function testBot({ actor, locale, services }: Call<typeof aiAccess.testBot>): Promise<AiAccessView> {
  const row = await inTenant(services.database, actor.tenantId, async (scope) => {
    const found = await findBotRow(scope);
    if (!found) throw new BusinessError('not_found');
    if (!(await hasFeature(scope, 'own_model', services.now()))) throw new BusinessError('plan_lacks');
    return found;
  });
  const outcome = await tryBot(services, actor.tenantId, row, locale);
  await inTenant(services.database, actor.tenantId, (scope) => writeBotTest(scope, row.version, outcome, services.now()));
  return viewAccess(services, actor);
}

async function tryBot(services: Services, tenantId: number, row: BotRow, locale: Locale): Promise<Pick<OutsideBot, 'test' | 'fault'>> {
  const began = performance.now();
  try {
    const secret = openBotSecret(services.secrets, tenantId, row.secret_sealed);
    const question = { conversation_id: randomUUID(), message: HELLO[locale], locale, contact: { id: randomUUID() }, history: [] };
    const { messages } = await callBot(services, { address: row.address, secret, masks: false }, question);
    const sample = messages.join('\n').slice(0, SAMPLE_MAX);
    return { test: { latency_ms: Math.round(performance.now() - began), sample }, fault: null };
  } catch (error) {
    if (!(error instanceof BotFailed)) throw error;
    return { test: null, fault: error.fault };
  }
}
