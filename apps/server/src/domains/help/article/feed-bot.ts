import { readMarkdown, sectionsOf } from '@lobby/markdown';
import type { TenantScope } from '#/database/transaction.ts';
import type { PassageDraft } from '#/domains/corpus/passage/passage-draft.ts';
import { removePassages, replacePassages } from '#/domains/corpus/replace-passages.ts';
import { findArticle } from './article.repository.ts';
import { liveTextsOf, type LiveText } from './text.repository.ts';

/** Longer sections are cut, in characters: what is found has to fit into an answer. */
const PASSAGE_MAX = 1_200;

/** Makes what visitors see of an article what the bot knows of it: passages by headings, or none. */
export async function feedBot(scope: TenantScope, id: string): Promise<void> {
  const article = await findArticle(scope, id);
  const origin = { kind: 'article' as const, id };
  if (!article || article.visibility !== 'public' || !article.feed_bot) {
    await removePassages(scope, origin);
    return;
  }
  // The number of the business instead of its slug: it never changes.
  const address = `/chat/${scope.tenantId}/faq/${id}`;
  const texts = await liveTextsOf(scope, id);
  await replacePassages(
    scope,
    origin,
    texts.flatMap((text) => passagesFrom(text, address)),
  );
}

/** What one language of an article gives the bot. Pure. */
export function passagesFrom({ title, summary, body, locale }: LiveText, address: string): PassageDraft[] {
  const sections = sectionsOf(readMarkdown(body));
  const passages = sections.flatMap(({ heading, text }) => cut(text).map((piece) => ({ title, heading, body: piece, locale, address })));
  if (passages.length > 0 || summary === '') return passages;
  return [{ title, heading: '', body: summary, locale, address }];
}

/** Pieces of whole lines, none longer than a passage but for a line that is. */
function cut(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const line of text.split('\n').flatMap((each) => each.match(new RegExp(`.{1,${PASSAGE_MAX}}`, 'gsu')) ?? [])) {
    if (piece !== '' && piece.length + line.length + 1 > PASSAGE_MAX) {
      pieces.push(piece);
      piece = '';
    }
    piece = piece === '' ? line : `${piece}\n${line}`;
  }
  return piece === '' ? pieces : [...pieces, piece];
}
