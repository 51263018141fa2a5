import { translationOf, type help, type ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { requireModel, startBudget, type TimeLeft } from '#/domains/copilot/ask-model.ts';
import { listTerms } from '#/domains/glossary/list-terms.ts';
import { rewordWithModel, translationRules, type Rewording } from '#/domains/translate/translate-with-model.ts';
import { wordingsFor } from '#/domains/translate/wordings-for.ts';
import { BusinessError } from '#/errors.ts';
import { textsOf } from './text.repository.ts';

/** Text that travels to the model at once, in characters. */
const PIECE_MAX = 3_000;
/** A whole article may take longer than a message, in milliseconds; the browser waits as long. */
export const ARTICLE_BUDGET_MS = 110_000;
/** Pieces that are translated at a time. */
const AT_ONCE = 4;

/**
 * Translates what is saved, piece by piece at blank lines, so that a long article fits. Marks of Markdown, links, pictures and code
 * come through unharmed, or it is refused. Saves nothing.
 * @throws BusinessError not_found, model_off, model_failed, words_lost
 */
export async function translateArticle({
  request,
  actor,
  services,
}: Call<typeof help.translate>): Promise<ResponseOf<typeof help.translate>> {
  requireModel(services);
  const { id, from, to } = request;
  const [texts, terms] = await inTenant(services.database, actor.tenantId, async (scope) => [
    await textsOf(scope, id),
    await listTerms(scope),
  ]);
  const source = texts.find(({ locale }) => locale === from);
  if (!source) throw new BusinessError('not_found');
  const target = translationOf(to);
  const rules = translationRules(target);
  const markdown = { ...rules, rules: [...rules.rules, MARKDOWN_RULE] };
  const fixed = { wordings: wordingsFor(terms, target), names: [] };
  const left = startBudget(ARTICLE_BUDGET_MS);
  const word = (text: string, rewording: Rewording) =>
    /\p{L}/u.test(text) ? rewordWithModel(services, text, rewording, fixed, left) : text;
  const [title, summary] = await Promise.all([word(source.title, rules), word(source.summary, rules)]);
  const pieces = cutMarkdown(source.body);
  const body = await inTurns(pieces, left, (piece) =>
    piece.startsWith('```') ? Promise.resolve(piece) : Promise.resolve(word(piece, markdown)),
  );
  return {
    title: title.replaceAll('\n', ' ').slice(0, 200),
    summary: summary.slice(0, 500),
    body: body.join('\n\n'),
    source_version: source.version,
  };
}

const MARKDOWN_RULE =
  '- <text> is Markdown: keep every mark of it (#, -, 1., >, |, **, [!note], ``` and the like) and the number of lines.';

/** Blocks between blank lines, as many together as travel at once; a block of code stays whole. Pure. */
export function cutMarkdown(body: string): string[] {
  const pieces: string[] = [];
  for (const block of blocksOf(body)) {
    const last = pieces.at(-1);
    const joins = last !== undefined && !last.startsWith('```') && !block.startsWith('```') && last.length + block.length < PIECE_MAX;
    if (joins) pieces[pieces.length - 1] = `${last}\n\n${block}`;
    else pieces.push(block);
  }
  return pieces;
}

function blocksOf(body: string): string[] {
  const blocks: string[] = [];
  let isInCode = false;
  const parts = body.split(/(\n{2,})/u);
  for (let at = 0; at < parts.length; at += 2) {
    const [gap = '', part = ''] = [parts[at - 1], parts[at]];
    if (isInCode) blocks[blocks.length - 1] += gap + part;
    else blocks.push(part);
    if (part.split('```').length % 2 === 0) isInCode = !isInCode;
  }
  return blocks;
}

async function inTurns(pieces: readonly string[], left: TimeLeft, work: (piece: string) => Promise<string>): Promise<string[]> {
  const done: string[] = [];
  for (let start = 0; start < pieces.length; start += AT_ONCE) {
    if (left() <= 0) throw new BusinessError('model_failed');
    done.push(...(await Promise.all(pieces.slice(start, start + AT_ONCE).map(work))));
  }
  return done;
}
