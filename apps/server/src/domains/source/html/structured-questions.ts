import { parseDocument } from 'htmlparser2';
import { isText, type AnyNode, type Element } from 'domhandler';
import type { FoundQuestion } from '#/domains/source/read/parsed-document.ts';
import { findElements, squeeze, textIn } from './element-text.ts';
import { isHidden } from './hidden-parts.ts';

/** Lists inside lists that are looked into. */
const NESTING_MAX = 6;

/** Questions that a page marks for machines: schema.org FAQPage in JSON-LD. */
export function structuredQuestions(nodes: readonly AnyNode[]): FoundQuestion[] {
  const isLd = ({ name, attribs }: Element) => name === 'script' && attribs['type']?.trim().toLowerCase() === 'application/ld+json';
  return findElements(nodes, isLd).flatMap((script) => {
    const json = script.children.map((child) => (isText(child) ? child.data : '')).join('');
    try {
      return questionsIn(JSON.parse(json), 0);
    } catch {
      // Data that is no JSON is as good as none.
      return [];
    }
  });
}

function questionsIn(data: unknown, depth: number): FoundQuestion[] {
  if (depth > NESTING_MAX || typeof data !== 'object' || data === null) return [];
  if (Array.isArray(data)) return data.flatMap((each) => questionsIn(each, depth + 1));
  const node = data as Record<string, unknown>;
  if (isType(node, 'Question')) {
    const accepted = [node['acceptedAnswer']].flat()[0] as Record<string, unknown> | undefined;
    const found = { question: plain(node['name']), answer: plain(accepted?.['text']) };
    return found.question === '' || found.answer === '' ? [] : [found];
  }
  return ['@graph', 'mainEntity', 'hasPart', 'itemListElement', 'item'].flatMap((key) => questionsIn(node[key], depth + 1));
}

const isType = (node: Record<string, unknown>, type: string) => [node['@type']].flat().includes(type);

/** Texts of structured data may hold HTML. */
function plain(value: unknown): string {
  return typeof value === 'string'
    ? squeeze(
        parseDocument(value)
          .children.map((node) => textIn(node, isHidden))
          .join(' '),
      )
    : '';
}
