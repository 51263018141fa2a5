import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { findContactOf } from '#/domains/conversation/find-contact-of.ts';
import { botFloor } from '#/domains/bot/bot-floor.ts';
import { maskPersonal } from '#/domains/corpus/care/mask-personal.ts';
import type { Services } from '#/services.ts';
import { readCare, saveCare } from '#/domains/corpus/care/care.repository.ts';
import { publishEvents, type NewEvent } from '#/events/publish-events.ts';
import { askGap } from './close-gaps.ts';
import { GapClusters } from './cluster.ts';
import {
  addQuestion,
  dislikedSince,
  findGap,
  insertGap,
  knownGaps,
  missedBetween,
  unchosenBetween,
  type MissedQuestion,
} from './gap.repository.ts';

/** Questions of one turn, and gaps that they are held against. */
const QUESTIONS_AT_ONCE = 200;
const GAPS_KNOWN = 2_000;
/** What ended less than this ago may still be written to, in milliseconds. */
const SETTLED_MS = 2_000;
/** How long a visitor has to choose from what was offered, in milliseconds. */
const CHOICE_MS = 600_000;
/** Offers older than this are no news, in milliseconds. */
const OFFERS_MS = 7 * 86_400_000;
/** Verdicts on answers older than this are no news, in milliseconds. */
const VERDICTS_MS = 30 * 86_400_000;
const QUESTION_SHOWN_MAX = 500;

export type CareServices = Pick<Services, 'database' | 'corpusIndexes' | 'now' | 'log'>;

/** Gathers questions that found no answer, one that was no help, or offers of which none was chosen, into gaps. @returns how many questions there were */
export async function findGaps(services: CareServices, tenantId: number): Promise<number> {
  const { database, now } = services;
  const touched = await inTenant(database, tenantId, async (scope) => {
    const { runsUntil } = await readCare(scope);
    const floor = await botFloor(scope);
    const missed = await missedBetween(scope, runsUntil, now() - SETTLED_MS, floor, QUESTIONS_AT_ONCE);
    const disliked = await dislikedSince(scope, now() - VERDICTS_MS, QUESTIONS_AT_ONCE);
    const unchosen = await unchosenBetween(scope, now() - OFFERS_MS, now() - CHOICE_MS, QUESTIONS_AT_ONCE);
    if (missed.length + disliked.length + unchosen.length === 0) return [];
    const clusters = new GapClusters(await knownGaps(scope, GAPS_KNOWN));
    const place = async (kind: 'unanswered' | 'disliked', asked: MissedQuestion): Promise<string> => {
      const question = maskPersonal(asked.question, asked.locale).slice(0, QUESTION_SHOWN_MAX);
      const masked = { ...asked, question };
      const known = clusters.find(kind, question, asked.entryId);
      const id = known?.id ?? (await insertGap(scope, kind, masked));
      if (!known) await publishEvents(scope, [await gapFound(scope, id, asked.conversationId)], now());
      clusters.add({ ...(known ?? { id, kind, question, nearestId: asked.entryId }), wordings: [...(known?.wordings ?? []), question] });
      await addQuestion(scope, id, masked);
      return id;
    };
    const ids: string[] = [];
    for (const asked of [...missed, ...unchosen]) ids.push(await place('unanswered', asked));
    for (const asked of disliked) ids.push(await place('disliked', asked));
    const last = missed.at(-1);
    if (last) await saveCare(scope, { runsUntil: last.at });
    return ids;
  });
  for (const id of new Set(touched)) {
    const gap = await inTenant(database, tenantId, (scope) => findGap(scope, id));
    if (gap) await askGap(services, tenantId, gap);
  }
  return touched.length;
}

/** The words are those of whoever asked first, and go with them. */
async function gapFound(scope: TenantScope, id: string, conversationId: string): Promise<NewEvent> {
  const contactId = await findContactOf(scope, conversationId);
  return { type: 'corpus.gap', subjectId: id, ...(contactId !== undefined && { contactId }) };
}
