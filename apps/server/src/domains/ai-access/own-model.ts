import type { ProviderFault } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import { createModelFetch } from '#/outside/model-fetch.ts';
import { openModel, type Model, type ToolRunner } from '#/outside/model.ts';
import type { Services } from '#/services.ts';
import { writeOutcome, type ModelRow } from './ai-model.repository.ts';
import { openModelKey } from './model-key.ts';
import { readFault } from './read-fault.ts';
import { addSpending } from './spending.ts';

export type AccessParts = Pick<Services, 'database' | 'config' | 'now' | 'log' | 'secrets' | 'guardedFetch'>;

/** With less time left nobody else is asked, in milliseconds. */
const WORTH_ASKING_MS = 1_500;
/** What it may take of the time for an answer where another one waits behind it. */
const OWN_SHARE = 0.6;
/** Longest wait for a summary, in milliseconds; nobody waits for it. */
const SUMMARY_MS = 20_000;

/** Somebody's own model, bare: it throws where it fails, and counts what it takes. */
export function openBareModel(parts: AccessParts, tenantId: number, row: ModelRow, onAnswer?: (streams: boolean) => void): Model {
  const key = openModelKey(parts.secrets, tenantId, row.key_sealed);
  return openModel({
    url: row.base_url,
    key,
    name: row.chat_model,
    temperature: row.temperature,
    ...(row.max_tokens !== null && { maxOutputTokens: row.max_tokens }),
    fetch: createModelFetch(parts.guardedFetch, onAnswer),
    onUse: (tokens) => inTenant(parts.database, tenantId, (scope) => addSpending(scope, parts, tokens, row.monthly_tokens)),
  });
}

/** Somebody's own model, with the built-in one behind it where that is wanted; how it goes is written down. */
export function openOwnModel(parts: AccessParts, tenantId: number, row: ModelRow, builtIn: Model | undefined): Model {
  const own = openBareModel(parts, tenantId, row);
  const hasOther = row.falls_back && builtIn !== undefined;
  const ownTime = (withinMs: number) => (hasOther ? Math.floor(withinMs * OWN_SHARE) : withinMs);
  const note = (fault: ProviderFault | null) =>
    inTenant(parts.database, tenantId, (scope) => writeOutcome(scope, row.version, fault, parts.now()));

  async function ask<T>(
    withinMs: number,
    first: () => Promise<T>,
    second: (model: Model, leftMs: number) => Promise<T>,
    stop?: AbortSignal,
  ): Promise<T> {
    const began = performance.now();
    try {
      const answer = await first();
      if (row.status !== 'ok') await note(null);
      return answer;
    } catch (error) {
      // Whoever reads it has stopped it: nothing is amiss.
      if (stop?.aborted === true) throw error;
      const fault = readFault(error);
      parts.log.warn({ tenant: tenantId, fault }, 'a model of a business failed');
      await note(fault);
      const left = Math.floor(withinMs - (performance.now() - began));
      if (!row.falls_back || !builtIn || left < WORTH_ASKING_MS) throw error;
      return second(builtIn, left);
    }
  }
  return {
    name: own.name,
    answer(asked, onText) {
      const { tools, hasRun } = watchTools(asked.tools);
      return ask(
        asked.withinMs,
        async () => ({ ...(await own.answer({ ...asked, tools, withinMs: ownTime(asked.withinMs) }, onText)), isOwn: true }),
        (model, withinMs) => {
          // What a tool did is not done twice.
          if (hasRun()) throw new Error('the model failed after a tool had run');
          return model.answer({ ...asked, withinMs }, onText);
        },
        asked.signal,
      );
    },
    summarize: (turns, locale) =>
      ask(
        SUMMARY_MS,
        () => own.summarize(turns, locale),
        (model) => model.summarize(turns, locale),
      ),
    perform: (task) =>
      ask(
        task.withinMs,
        () => own.perform({ ...task, withinMs: ownTime(task.withinMs) }),
        (model, withinMs) => model.perform({ ...task, withinMs }),
      ),
  };
}

/** The same tools, and whether any has run. */
function watchTools(tools: ToolRunner | undefined): { tools: ToolRunner | undefined; hasRun: () => boolean } {
  let ran = false;
  const watched = tools && {
    definitions: tools.definitions,
    run(name: string, given: unknown) {
      ran = true;
      return tools.run(name, given);
    },
  };
  return { tools: watched, hasRun: () => ran };
}
