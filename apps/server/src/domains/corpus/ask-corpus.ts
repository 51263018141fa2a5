import type { corpus, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { botFloor } from '#/domains/bot/bot-floor.ts';
import type { CorpusHit } from './corpus-indexes.ts';
import { sourceOf } from './passage/source-of.ts';

type Answer = ResponseOf<typeof corpus.ask>;

/** What the bot would find, and why. Counts as no hit. */
export async function askCorpus({ request, actor, services }: Call<typeof corpus.ask>): Promise<Answer> {
  const { question, locale, limit, as_of: asOf, corpus_ids: corpusIds, before } = request;
  const floor = await inTenant(services.database, actor.tenantId, botFloor);
  const { outcome, answered, hits, searched, tookMs, readAs, parts, ...asked } = await services.corpusIndexes.ask(
    actor.tenantId,
    question,
    {
      locale,
      limit,
      floor,
      corpusIds,
      before,
      ...(asOf !== undefined && { at: asOf }),
    },
  );
  return {
    outcome,
    ...(readAs !== question && { read_as: readAs }),
    parts: parts.map((part) => part.question),
    answered,
    floor,
    locale: asked.locale,
    searched,
    took_ms: Math.round(tookMs * 10) / 10,
    items: hits.map(toAskHit),
  };
}

function toAskHit(found: CorpusHit): Answer['items'][number] {
  const { question, answer, locale, score, used, signals, matchedWording, matchedTerms, why, facts } = found;
  const { title: _title, buttons: _buttons, ...source } = sourceOf(found);
  return {
    ...source,
    question,
    answer,
    locale,
    corpus_id: facts?.corpusId ?? null,
    valid_from: facts?.valid_from ?? null,
    valid_until: facts?.valid_until ?? null,
    score,
    used,
    signals: { ...signals },
    matched_wording: matchedWording,
    matched_terms: [...matchedTerms],
    why: {
      words: why.words.map(({ said, found: met, by }) => ({ said, found: met, by })),
      missing: [...why.missing],
      conflicts: [...why.conflicts],
      is_alike: why.isAlike,
    },
  };
}
