import {
  LOCALE_NAMES,
  type aiAccess,
  type EmbeddingTest,
  type AiAccessView,
  type Locale,
  type ModelTest,
  type ProviderFault,
} from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { hasFeature } from '#/domains/pay/has-feature.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { openOwnEmbedder } from './find-embedder.ts';
import { findModelRow, writeEmbeddingTest, writeTest, type ModelRow } from './ai-model.repository.ts';
import { openBareModel } from './own-model.ts';
import { readFault } from './read-fault.ts';
import { viewAccess } from './view-access.ts';

/** Longest wait for the test's answer, in milliseconds, and what is kept of it, in characters. */
const TEST_MS = 15_000;
const SAMPLE_MAX = 300;

/** Asks for one sentence, and for a vector where that is wanted too, on or off, and writes down how that went. @throws BusinessError plan_lacks, not_found */
export async function testModel({ actor, locale, services }: Call<typeof aiAccess.testModel>): Promise<AiAccessView> {
  const row = await inTenant(services.database, actor.tenantId, async (scope) => {
    const found = await findModelRow(scope);
    if (!found) throw new BusinessError('not_found');
    if (!(await hasFeature(scope, 'own_model', services.now()))) throw new BusinessError('plan_lacks');
    return found;
  });
  const outcome = await tryModel(services, actor.tenantId, row, locale);
  const embedding = await tryEmbedding(services, actor.tenantId, row);
  await inTenant(services.database, actor.tenantId, async (scope) => {
    await writeTest(scope, row.version, outcome, services.now());
    if (embedding) await writeEmbeddingTest(scope, row.version, embedding);
  });
  return viewAccess(services, actor);
}

async function tryModel(
  services: Services,
  tenantId: number,
  row: ModelRow,
  locale: Locale,
): Promise<{ test: ModelTest | null; fault: ProviderFault | null }> {
  const began = performance.now();
  const sofar = () => Math.round(performance.now() - began);
  let [streams, first]: [boolean, number | undefined] = [false, undefined];
  try {
    const model = openBareModel(services, tenantId, row, (isStream) => (streams = isStream));
    const asked = {
      question: `Say in one short sentence in ${LOCALE_NAMES[locale]} that you are ready to answer visitors.`,
      locale,
      history: [],
      passages: [{ title: 'Test', text: 'You are ready to answer visitors.' }],
      manner: { tone: 'neutral' as const, length: 'concise' as const, instructions: '', guardrails: [] },
      withinMs: TEST_MS,
      isTrial: true,
    };
    const { text } = await model.answer(asked, () => (first ??= sofar()));
    const latency = sofar();
    return { test: { first_ms: first ?? latency, latency_ms: latency, streams, sample: text.slice(0, SAMPLE_MAX) }, fault: null };
  } catch (error) {
    const fault = readFault(error);
    services.log.warn({ tenant: tenantId, fault }, 'the test of a model failed');
    return { test: null, fault };
  }
}

async function tryEmbedding(
  services: Services,
  tenantId: number,
  row: ModelRow,
): Promise<{ test: EmbeddingTest | null; fault: ProviderFault | null } | undefined> {
  const embedder = openOwnEmbedder(services, tenantId, row);
  if (!embedder) return undefined;
  const began = performance.now();
  try {
    const [vector = []] = await embedder.embed(['You are ready to find answers.'], TEST_MS);
    return { test: { latency_ms: Math.round(performance.now() - began), length: vector.length }, fault: null };
  } catch (error) {
    const fault = readFault(error);
    services.log.warn({ tenant: tenantId, fault }, 'the test of an embedding model failed');
    return { test: null, fault };
  }
}
