import { ANNOTATIONS_MAX, type Annotation, type annotations, type Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { oneLine } from '#/one-line.ts';
import { say } from '#/words.ts';
import { deleteAnnotation, insertAnnotation, lockAndCount, lockAnnotation, replaceAnnotation } from './annotation.repository.ts';

type Verbs = typeof annotations;

/** Writes an annotation; one that was written already is answered as it is now. @throws BusinessError invalid_request where there are as many as there may be */
export function createAnnotation({ request, actor, locale, services }: Call<Verbs['create']>): Promise<Annotation> {
  const draft = { ...request, text: lineOf(request.text, locale) };
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const count = await lockAndCount(scope);
    const written = await lockAnnotation(scope, request.id);
    if (written) return written;
    if (count >= ANNOTATIONS_MAX) refuse(say(locale, 'limits.annotations', { max: ANNOTATIONS_MAX }));
    return insertAnnotation(scope, draft);
  });
}

/** Changes an annotation; the second of two writers gets `stale_version` with the newer copy. @throws BusinessError not_found */
export function updateAnnotation({ request, actor, locale, services }: Call<Verbs['update']>): Promise<Annotation> {
  const { version, ...draft } = { ...request, text: lineOf(request.text, locale) };
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const stored = await lockAnnotation(scope, draft.id);
    if (!stored) throw new BusinessError('not_found');
    if (stored.version !== version) throw new BusinessError('stale_version', { current: stored });
    return replaceAnnotation(scope, draft);
  });
}

/** Deletes an annotation; one that is gone already stays gone. */
export async function removeAnnotation({ request, actor, services }: Call<Verbs['remove']>): Promise<Record<string, never>> {
  await inTenant(services.database, actor.tenantId, (scope) => deleteAnnotation(scope, request.id));
  return {};
}

/** A text as one line. @throws BusinessError invalid_request where nothing of it can be seen */
function lineOf(text: string, locale: Locale): string {
  const line = oneLine(text).trim();
  return line === '' ? refuse(say(locale, 'report.empty_annotation')) : line;
}

function refuse(message: string): never {
  throw new BusinessError('invalid_request', { fields: [{ path: 'text', message }] });
}
