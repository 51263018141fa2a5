import { readInline } from '#/inline/read-inline.ts';
import { safeAddress } from '#/inline/safe-address.ts';
import { plainInline } from '#/plain-text.ts';
import type { Block, CalloutTone } from '#/tree.ts';
import { createHeadingIds } from './heading-id.ts';
import type { BlockAt, Reading } from './reading.ts';
import { listAt } from './read-list.ts';
import { tableAt } from './read-table.ts';

/** Lists and quotes nest this deep; what is deeper is a paragraph. */
const DEPTH_MAX = 8;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(.*?)[ \t#]*$/;
const RULE = /^ {0,3}([-*_])([ \t]*\1){2,}[ \t]*$/;
const QUOTE = /^ {0,3}> ?/;
const CALLOUT = /^\[!(note|tip|important|warning|caution)\]\s*$/i;
const VIDEO = /^@\[([^\]]{0,300})\]\(([^\s()]{1,2000})\)\s*$/;
const TONES: Readonly<Record<string, CalloutTone>> = { tip: 'tip', warning: 'warning', caution: 'warning' };

/** Reads Markdown. Raw HTML is text; an address that would run is none; the cost grows with the length only. */
export function readMarkdown(text: string): Block[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').split('\n');
  return readBlocks({ lines, depth: 0, ids: createHeadingIds() });
}

/** Reads the blocks of some lines. */
function readBlocks(reading: Reading): Block[] {
  const blocks: Block[] = [];
  const { lines } = reading;
  let at = 0;
  while (at < lines.length) {
    if (lines[at]?.trim() === '') {
      at += 1;
      continue;
    }
    const { block, end } = blockAt(reading, at) ?? paragraphAt(reading, at);
    blocks.push(block);
    at = end;
  }
  return blocks;
}

function blockAt(reading: Reading, at: number): BlockAt | undefined {
  const line = reading.lines[at] ?? '';
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined) return codeAt(reading, at, fence);
  const heading = HEADING.exec(line);
  if (heading) {
    const children = readInline(heading[2] ?? '');
    const level = (heading[1] ?? '#').length as 1;
    return { block: { kind: 'heading', level, id: reading.ids(plainInline(children)), children }, end: at + 1 };
  }
  if (RULE.test(line)) return { block: { kind: 'rule' }, end: at + 1 };
  const video = VIDEO.exec(line);
  const href = video && safeAddress(video[2] ?? '');
  if (href && /^https?:/i.test(href)) return { block: { kind: 'video', href, title: video[1] ?? '' }, end: at + 1 };
  if (reading.depth >= DEPTH_MAX) return undefined;
  if (QUOTE.test(line)) return quoteAt(reading, at);
  return listAt(reading, at, readBlocks) ?? tableAt(reading, at);
}

function codeAt({ lines }: Reading, at: number, fence: string): BlockAt {
  let end = at + 1;
  const isEnd = (line = '') => line.trim().startsWith(fence);
  while (end < lines.length && !isEnd(lines[end])) end += 1;
  return { block: { kind: 'code', text: lines.slice(at + 1, end).join('\n') }, end: end + 1 };
}

function quoteAt(reading: Reading, at: number): BlockAt {
  const { lines, depth, ids } = reading;
  let end = at;
  while (end < lines.length && QUOTE.test(lines[end] ?? '')) end += 1;
  const inner = lines.slice(at, end).map((line) => line.replace(QUOTE, ''));
  const named = CALLOUT.exec(inner[0] ?? '')?.[1]?.toLowerCase();
  const blocks = readBlocks({ lines: named === undefined ? inner : inner.slice(1), depth: depth + 1, ids });
  return { block: named === undefined ? { kind: 'quote', blocks } : { kind: 'callout', tone: TONES[named] ?? 'note', blocks }, end };
}

/** Lines up to a blank one, or to one that begins something else. */
function paragraphAt(reading: Reading, at: number): BlockAt {
  const { lines } = reading;
  let end = at + 1;
  while (end < lines.length && lines[end]?.trim() !== '' && !interrupts(lines[end] ?? '')) end += 1;
  const text = lines
    .slice(at, end)
    .map((line) => line.trim().replace(/\\$/, ''))
    .join('\n');
  return { block: { kind: 'paragraph', children: readInline(text) }, end };
}

const INTERRUPTS = [FENCE, HEADING, RULE, QUOTE, VIDEO, /^ {0,3}([-*+]|1[.)])[ \t]+\S/];

function interrupts(line: string): boolean {
  return INTERRUPTS.some((pattern) => pattern.test(line));
}
