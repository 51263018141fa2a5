import { sql, type SQL } from 'drizzle-orm';

/** Bits that are asked for, at the most: after so many hardly any text is left that does not hold what is looked for. */
const ASKED_BITS_MAX = 24;

/**
 * SQL: the filter of a text has these bits. One after the other, because most filters lack the first or the second one: a
 * quarter of the time that comparing all at once takes. No bits are in every filter.
 */
export function holdsBits(filter: SQL, bits: ReadonlySet<number>): SQL {
  const asked = [...bits].slice(0, ASKED_BITS_MAX).map((bit) => sql`get_bit(${filter}, ${bit}) = 1`);
  return asked.length === 0 ? sql`TRUE` : sql.join(asked, sql` AND `);
}
