import { WORDINGS_MAX, type gaps, type ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { questionKey } from '#/domains/corpus/draft/question-key.ts';
import { findEntry } from '#/domains/corpus/corpus.repository.ts';
import { previewWith } from '#/domains/corpus/preview-entry.ts';
import { updateEntry } from '#/domains/corpus/update-entry.ts';
import { BusinessError } from '#/errors.ts';
import { requireGap } from './settle-gap.ts';

/**
 * Lets the entry that came nearest answer a gap: the ways in which it was asked become wordings of the entry, and the gap is asked again.
 * Repeated, it adds nothing.
 * @throws BusinessError too_late where the gap is no longer open, no entry is near, or it has no room or no question in its language
 */
export async function addWording(call: Call<typeof gaps.addWording>): Promise<ResponseOf<typeof gaps.addWording>> {
  const { request, actor, services } = call;
  const { gap, entry } = await inTenant(services.database, actor.tenantId, async (scope) => {
    const found = await requireGap(scope, request.id);
    return { gap: found, entry: found.nearest ? await findEntry(scope, found.nearest.id) : undefined };
  });
  if (!entry || gap.status === 'ignored') throw new BusinessError('too_late');
  const known = new Set([entry.question, ...entry.wordings].map(questionKey));
  const asked = [gap, ...gap.samples].filter(({ locale }) => locale === entry.locale).map(({ question }) => question);
  const added = asked.filter((question) => {
    const key = questionKey(question);
    return !known.has(key) && known.add(key);
  });
  const wordings = [...entry.wordings, ...added].slice(0, Math.max(WORDINGS_MAX, entry.wordings.length));
  if (asked.length === 0 || (added.length > 0 && wordings.length === entry.wordings.length)) throw new BusinessError('too_late');
  const { id, version, question, answer, locale, status } = entry;
  const preview = added.length > 0 && status === 'published' ? await previewWith(services, actor.tenantId, { ...entry, wordings }) : null;
  const saved = await updateEntry({ ...call, request: { id, version, question, answer, locale, status, wordings, gap_id: gap.id } });
  return { gap: await inTenant(services.database, actor.tenantId, (scope) => requireGap(scope, gap.id)), entry: saved, preview };
}
