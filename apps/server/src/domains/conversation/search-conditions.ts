import { sql, type SQL } from 'drizzle-orm';
import { patternOf } from '#/database/like-pattern.ts';
import { namedOnServices } from '#/database/named-on-services.ts';
import { pieceBits } from './search/piece-bits.ts';
import { textPieces } from './search/text-pieces.ts';
import { mayHold } from './search.repository.ts';

/**
 * A conversation `c` that has what is looked for: its number, its visitor's name, there or on a service, or an address, or a message.
 * @param isAmongMany true where it is looked for among all that ever was: then the filters are read first, which is more work among few
 */
export function matches(tenantId: number, q: string, isAmongMany: boolean): SQL {
  const pattern = patternOf(q);
  // Wide and narrow characters are the same: ＡＢ１ is AB1, and ｶｰﾄﾞ is カード.
  const said = patternOf(q.normalize('NFKC'));
  const number = /^#?(\d{1,15})$/.exec(q)?.[1];
  const byNumber = number ? sql`c.no = ${Number(number)} OR` : sql``;
  const pieces = textPieces(q);
  // A text of one or two letters has no piece, and is looked for everywhere.
  const likely = !isAmongMany || pieces.size === 0 ? sql`` : sql`${mayHold(tenantId, pieceBits(pieces))} AND`;
  // OFFSET 0 keeps the look into the messages to those of one conversation at a time.
  return sql`(${byNumber} c.contact_id IN (SELECT k.id FROM contact k WHERE k.tenant_id = ${tenantId} AND (k.find_text LIKE lower(${pattern}) OR k.find_text LIKE lower(${said}))
      UNION ALL ${namedOnServices(tenantId, [pattern, said])})
    OR (${likely} EXISTS (SELECT FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND normalize(words_of(m.body, m.cards), NFKC) ILIKE ${said} OFFSET 0)))`;
}
