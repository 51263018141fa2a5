import { ApiError } from '@lobby/api-client';
import { IMPORT_MAX_BYTES } from '@lobby/contract';
import { errorText, type CommonTexts } from '#/components/use-error-text.ts';

const BYTES_PER_MB = 1_048_576;
const ACCEPTED = /\.(csv|xlsx)$/i;

/** What can be said of a file before it is sent; undefined where nothing speaks against it. */
export function importFileProblem({ name, size }: File, t: CommonTexts): string | undefined {
  if (!ACCEPTED.test(name)) return t('errors.file_type', { types: 'CSV, XLSX' });
  return size > IMPORT_MAX_BYTES ? t('errors.file_too_large', { size: `${IMPORT_MAX_BYTES / BYTES_PER_MB} MB` }) : undefined;
}

/** Why a file was refused; one whose columns are not recognised comes back with its headers. */
export function importFailure(error: unknown, t: CommonTexts) {
  const isUnread = error instanceof ApiError && error.reason === 'missing_column' && error.fields.length > 0;
  return { problem: errorText(t, error), ...(isUnread && { headers: error.fields.map(({ message }) => message) }) };
}
