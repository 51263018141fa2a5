import type { Term } from '@lobby/contract';
import { createHash } from 'node:crypto';
import { inTenant } from '#/database/transaction.ts';
import { cosineOf, packVector } from '#/domains/corpus/meaning/packed-vector.ts';
import { listTerms } from '#/domains/glossary/list-terms.ts';
import type { UsableEmbedder } from '#/outside/embedder.ts';
import type { Services } from '#/services.ts';
import { GapBonds, type BondedGap } from './gap-bond.ts';
import {
  apartPairs,
  comparedGaps,
  keepVector,
  linkedWordings,
  lockGaps,
  markCompared,
  pourInto,
  type ComparedGap,
} from './gap-join.repository.ts';
import { SameWords } from './same-words.ts';

/** Gaps that are held against each other, and of which so many are looked at in one turn. */
const GAPS_COMPARED = 1_000;
const LOOKED_AT = 50;
/** Longest wordings of linked translations that are taken for words, in characters. */
const WORDING_MAX = 24;
/** Texts that a model gets at once, and the longest wait for them, in milliseconds. */
const BATCH = 64;
const BATCH_MS = 10_000;
/** Everyday sentences that have nothing to do with each other: how alike a model finds these and a question is what it says of any two texts. */
const ANYTHING = [
  'The museum is closed on Mondays.',
  'She planted three apple trees behind the school.',
  '今天下午的足球比赛因为下雨取消了。',
  '巴士站旁邊新開了一間書店。',
  '祖父は毎朝、川沿いを散歩します。',
  '新しいカメラの電池はすぐに切れる。',
];

export type JoinServices = Pick<Services, 'database' | 'findEmbedder' | 'log'>;

/**
 * Puts open gaps together that ask the same in several languages: by an embedding model where there is one, else by what the questions share.
 * Each is looked at once, and again when the model, the glossary or the linked translations have changed. What people took apart stays apart.
 * @returns how many were put into another
 */
export async function joinGaps(services: JoinServices, tenantId: number): Promise<number> {
  const { database } = services;
  const embedder = await services.findEmbedder(tenantId);
  const read = await inTenant(database, tenantId, async (scope) => {
    const linked = await linkedWordings(scope, WORDING_MAX);
    const groups = [...(await listTerms(scope)).map(wordsOf), ...linked.groups];
    return { groups, gaps: await comparedGaps(scope, GAPS_COMPARED), apart: await apartPairs(scope) };
  });
  const known = (model: string) => printOf([model, JSON.stringify(read.groups)]);
  const due = read.gaps.filter(({ comparedBy }) => comparedBy !== known(embedder?.name ?? '')).slice(0, LOOKED_AT);
  if (due.length === 0) return 0;
  const seen = embedder && (await measure(services, tenantId, embedder, read.gaps));
  const apart = new Set(read.apart.map(({ left, right }) => `${left} ${right}`));
  const isApart = (one: string, other: string) => apart.has([one, other].toSorted().join(' '));
  const joined = await joinDue(services, tenantId, { ...read, due, seen, isApart });
  // Without the model's word they are looked at again when it is back.
  const by = known(embedder && seen ? embedder.name : '');
  await inTenant(database, tenantId, (scope) =>
    markCompared(
      scope,
      due.map(({ id }) => id),
      by,
    ),
  );
  return joined;
}

interface Due {
  groups: string[][];
  gaps: ComparedGap[];
  due: ComparedGap[];
  seen: Map<string, { vector: Buffer; common: number }> | undefined;
  isApart: (one: string, other: string) => boolean;
}

async function joinDue({ database }: JoinServices, tenantId: number, { groups, gaps, due, seen, isApart }: Due): Promise<number> {
  const left = new Map(gaps.map((gap) => [gap.id, gap]));
  const words = new SameWords(groups);
  let joined = 0;
  for (const own of due) {
    if (!left.has(own.id)) continue;
    const bonds = new GapBonds(
      [...left.values()].map((gap) => toBonded(gap, seen)),
      words,
      isApart,
    );
    const kin = own.rootId && [...left.values()].find((gap) => gap.id !== own.id && gap.rootId === own.rootId && !isApart(own.id, gap.id));
    const bond = kin ? { id: kin.id, bond: 'words' as const, shared: [] } : own.kind === 'unanswered' ? bonds.find(own.id) : undefined;
    const other = bond && left.get(bond.id);
    if (!bond || !other) continue;
    const [into, from] = other.askedCount >= own.askedCount ? [other, own] : [own, other];
    const isDone = await inTenant(database, tenantId, async (scope) => {
      if ((await lockGaps(scope, [into.id, from.id])).length < 2) return false;
      await pourInto(scope, from.id, into.id, bond);
      return true;
    });
    if (!isDone) continue;
    left.delete(from.id);
    left.set(into.id, { ...into, askedCount: into.askedCount + from.askedCount });
    joined += 1;
  }
  return joined;
}

function toBonded({ id, kind, locale, question }: ComparedGap, seen: Due['seen']): BondedGap {
  const measured = seen?.get(id);
  return { id, kind, question, language: locale.split('-')[0] ?? locale, vector: measured?.vector, common: measured?.common ?? 0 };
}

/** The vectors of gaps, asked for where they are missing. @returns undefined where the model failed */
async function measure(
  { database, log }: JoinServices,
  tenantId: number,
  embedder: UsableEmbedder,
  gaps: readonly ComparedGap[],
): Promise<Due['seen']> {
  try {
    const anything = (await embedder.embed(ANYTHING, BATCH_MS)).map((vector) => packVector(vector).numbers);
    const vectors = new Map<string, Buffer>();
    const missing: ComparedGap[] = [];
    for (const gap of gaps) {
      if (gap.vector && gap.vectorOf === vectorKey(embedder, gap)) vectors.set(gap.id, gap.vector);
      else missing.push(gap);
    }
    for (let at = 0; at < missing.length; at += BATCH) {
      const batch = missing.slice(at, at + BATCH);
      const numbers = await embedder.embed(
        batch.map(({ question }) => question),
        BATCH_MS,
      );
      await inTenant(database, tenantId, async (scope) => {
        for (const [place, gap] of batch.entries()) {
          const vector = packVector(numbers[place] ?? []).numbers;
          vectors.set(gap.id, vector);
          await keepVector(scope, gap.id, vector, vectorKey(embedder, gap));
        }
      });
    }
    await embedder.note(undefined);
    const commonOf = (vector: Buffer) => anything.reduce((sum, each) => sum + cosineOf(vector, each), 0) / anything.length;
    return new Map([...vectors].map(([id, vector]) => [id, { vector, common: commonOf(vector) }]));
  } catch (error) {
    log.warn({ err: error, tenant: tenantId }, 'the embedding model failed; gaps are compared by their words');
    await embedder.note(error);
    return undefined;
  }
}

/** A term as it is written in every language that it has. */
function wordsOf({ source, texts }: Term): string[] {
  return [source, ...Object.values(texts).filter((each) => each !== undefined && each !== '')];
}

const vectorKey = ({ name }: UsableEmbedder, { question }: ComparedGap): string => printOf([name, question]);

function printOf(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('base64url');
}
