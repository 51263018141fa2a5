import type { OutsideBotDraft, OutsideReply, ProviderFault } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import { hidesPersonal } from '#/domains/ai-access/masking/hides-personal.ts';
import type { AccessParts } from '#/domains/ai-access/own-model.ts';
import { hasFeature } from '#/domains/pay/has-feature.ts';
import { findBotRow, writeBotOutcome } from './bot-row.repository.ts';
import { openBotSecret } from './bot-secret.ts';
import { BotFailed, callBot, type OutsideQuestion } from './call-bot.ts';

/** A bot elsewhere that answers for a business. */
export interface UsableBot {
  name: string;
  fallback: OutsideBotDraft['fallback'];
  /** undefined where it failed; why is written down. */
  ask: (question: OutsideQuestion) => Promise<OutsideReply | undefined>;
}

/** The bot elsewhere that is set up, on and within the plan. */
export type FindBot = (tenantId: number) => Promise<UsableBot | undefined>;

/** Made once, at the start. */
export function createFindBot(parts: AccessParts): FindBot {
  const { database, secrets, log, now } = parts;
  return async (tenantId) => {
    const found = await inTenant(database, tenantId, async (scope) => {
      const row = await findBotRow(scope);
      if (!row?.on || !(await hasFeature(scope, 'own_model', now()))) return undefined;
      return { row, masks: await hidesPersonal(scope) };
    });
    if (!found) return undefined;
    const { row, masks } = found;
    const note = (fault: ProviderFault | null) => inTenant(database, tenantId, (scope) => writeBotOutcome(scope, row.version, fault));
    return {
      name: row.name,
      fallback: row.fallback,
      async ask(question) {
        try {
          const secret = openBotSecret(secrets, tenantId, row.secret_sealed);
          const reply = await callBot(parts, { address: row.address, secret, masks }, question);
          if (row.status !== 'ok') await note(null);
          return reply;
        } catch (error) {
          if (!(error instanceof BotFailed)) throw error;
          log.warn({ tenant: tenantId, fault: error.fault }, 'a bot elsewhere failed');
          await note(error.fault);
          return undefined;
        }
      },
    };
  };
}
