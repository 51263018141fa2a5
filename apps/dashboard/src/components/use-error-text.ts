import { ApiError } from '@lobby/api-client';
import { useT } from '@lobby/i18n';

/** Failures that only the browser can word. */
const ON_THE_WAY = ['offline', 'timeout', 'bad_answer'] as const;

/** The texts of the namespace `common`. */
export type CommonTexts = ReturnType<typeof useT<'common'>>;

/** Words a failure: the server's own message where it sent one, else what the browser saw. */
export function errorText(t: CommonTexts, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.unknown');
  const seen = ON_THE_WAY.find((reason) => reason === error.reason);
  if (seen) return t(`errors.${seen}`);
  return error.code !== undefined && error.msg !== '' ? error.msg : t('errors.unknown');
}

/** `errorText` in the language of the page. */
export function useErrorText(): (error: unknown) => string {
  const t = useT('common');
  return (error) => errorText(t, error);
}
