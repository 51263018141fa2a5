import type { Gap, Locale } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import { botFloor } from '#/domains/bot/bot-floor.ts';
import { readCare, saveCare } from '#/domains/corpus/care/care.repository.ts';
import type { AskResult } from '#/domains/corpus/corpus-indexes.ts';
import { readChangeNo } from '#/domains/corpus/corpus-state.repository.ts';
import type { Services } from '#/services.ts';
import { askedByLocale, isChangedSince, noteAnswered, noteNearest, readGaps, settleGap } from './gap.repository.ts';

/** Open gaps that a change of the corpus has asked again, the most asked first. */
const ASKED_AGAIN = 300;

type GapServices = Pick<Services, 'database' | 'corpusIndexes'>;

/**
 * Asks a gap's question again, in each language in which it was asked: it closes by itself where the corpus answers it in all of them now; an
 * answer that was no help counts once its entry has changed.
 * @returns whether it is closed
 */
export async function askGap({ database, corpusIndexes }: GapServices, tenantId: number, gap: Gap): Promise<boolean> {
  const { floor, asked } = await inTenant(database, tenantId, async (scope) => {
    return { floor: await botFloor(scope), asked: await askedByLocale(scope, gap) };
  });
  const answers: { locale: Locale; isAnswered: boolean; best: AskResult['hits'][number] | undefined }[] = [];
  for (const { question, locale } of asked) {
    const { answered, hits } = await corpusIndexes.ask(tenantId, question, { locale, limit: 1, floor });
    answers.push({ locale, isAnswered: answered, best: hits[0] });
  }
  const best = answers[0]?.best;
  // What lies in a passage answers too, though no entry does.
  const bestId = best?.kind === 'entry' ? best.id : null;
  return inTenant(database, tenantId, async (scope) => {
    await noteNearest(scope, gap.id, best?.score ?? null, gap.kind === 'disliked' ? (gap.nearest?.id ?? null) : bestId);
    const answeredIn = answers.filter(({ isAnswered }) => isAnswered).map(({ locale }) => locale);
    await noteAnswered(scope, gap.id, gap.kind === 'disliked' ? [] : answeredIn);
    if (answeredIn.length < answers.length || !best || gap.status !== 'open') return false;
    const helps =
      gap.kind === 'unanswered' ||
      bestId !== (gap.nearest?.id ?? null) ||
      (bestId !== null && (await isChangedSince(scope, bestId, gap.id)));
    if (helps) await settleGap(scope, gap.id, 'answered', null, bestId);
    return helps;
  });
}

/** Asks the open gaps again after the corpus has changed. @returns how many closed */
export async function closeGaps(services: GapServices, tenantId: number): Promise<number> {
  const { database } = services;
  const { changeNo, gaps } = await inTenant(database, tenantId, async (scope) => {
    const current = await readChangeNo(scope);
    const { gapsChangeNo } = await readCare(scope);
    const page = { status: 'open', limit: ASKED_AGAIN, offset: 0 } as const;
    return { changeNo: current, gaps: current > gapsChangeNo ? (await readGaps(scope, page)).items : [] };
  });
  let closed = 0;
  for (const gap of gaps) closed += Number(await askGap(services, tenantId, gap));
  await inTenant(database, tenantId, (scope) => saveCare(scope, { gapsChangeNo: changeNo }));
  return closed;
}
