import type { Locale } from '@lobby/contract';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import type { Refusal } from './file-refused.ts';

const MIB = 1024 * 1024;

/** What the caller is told of a file that cannot be imported. On `missing_column`, `fields` has one `mapping` for each header of the file. @param nameOf what a column is called in that language */
export function wordRefusal(refusal: Refusal, locale: Locale, nameOf: (column: string) => string): BusinessError {
  switch (refusal.code) {
    case 'missing_column': {
      const columns = new Intl.ListFormat(locale, { type: 'unit' }).format(refusal.columns.map(nameOf));
      return new BusinessError('missing_column', { fields: refusal.headers.map((message) => ({ path: 'mapping', message })) }, { columns });
    }
    case 'too_large': {
      const { unit, limit } = refusal;
      if (unit === 'bytes') return new BusinessError('too_large', { limit }, { limit: `${limit / MIB} MB` });
      const max = new Intl.NumberFormat(locale).format(limit);
      return new BusinessError(
        'too_large',
        { limit, fields: [{ path: 'file', message: say(locale, 'fields.too_many', { max }) }] },
        { limit: max },
      );
    }
    default:
      return new BusinessError(refusal.code);
  }
}
