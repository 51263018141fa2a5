import { SAVED_VIEWS_OWN_MAX, SAVED_VIEWS_SHARED_MAX, type Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import type { ViewKind } from './view-kind.ts';
import { lockAndCount } from './view.repository.ts';

/** @throws BusinessError invalid_request where a list of views is full */
export async function checkRoom(scope: TenantScope, kind: ViewKind, shared: boolean, userId: number, locale: Locale): Promise<void> {
  const max = shared ? SAVED_VIEWS_SHARED_MAX : SAVED_VIEWS_OWN_MAX;
  if ((await lockAndCount(scope, kind, shared, userId)) < max) return;
  const message = say(locale, kind === 'report' ? 'limits.saved_reports' : 'limits.saved_views', { max });
  throw new BusinessError('invalid_request', { fields: [{ path: 'name', message }] });
}
