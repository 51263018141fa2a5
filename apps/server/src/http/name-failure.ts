import { isConnectionLost } from '#/database/is-connection-lost.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';

/** What a failed request answers with: its own refusal; that the database is away, which trying again may help; or that something is wrong here. */
export function nameFailure(error: unknown, { log }: Pick<Services, 'log'>, where: Record<string, string>): BusinessError {
  if (error instanceof BusinessError) return error;
  log.error({ err: error, ...where }, 'a request failed');
  return new BusinessError(isConnectionLost(error) ? 'unavailable' : 'internal');
}
