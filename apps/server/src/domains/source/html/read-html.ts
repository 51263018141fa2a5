import { parseDocument } from 'htmlparser2';
import type { Document } from 'domhandler';
import type { ParsedDocument } from '#/domains/source/read/parsed-document.ts';
import { collectBlocks } from './collect-blocks.ts';
import { findElement, findElements, textIn } from './element-text.ts';
import { mainContent } from './main-content.ts';
import { openPanels } from './open-panels.ts';
import { structuredQuestions } from './structured-questions.ts';

export interface HtmlOptions {
  /** Where the page was read. */
  address: string;
  keep: string;
  drop: string;
  /** X-Robots-Tag of the answer. */
  robots: string;
}

/** Most links that are taken from one page. */
const LINKS_MAX = 2_000;

/**
 * What a page of a site says: its content under its headings, its links and what it asks of those who read it by machine.
 * @throws DocumentRefused
 */
export function readHtml(html: string, options: HtmlOptions): ParsedDocument {
  const document = parseDocument(html, { lowerCaseTags: true });
  openPanels(document);
  const { roots, skip } = mainContent(document, options);
  const robots = `${options.robots},${metaOf(document, 'robots')}`.toLowerCase();
  const heading = findElement(document.children, ({ name }) => name === 'h1');
  const title = findElement(document.children, ({ name }) => name === 'title');
  const html5 = findElement(document.children, ({ name }) => name === 'html');
  const siteName = metaOf(document, 'og:site_name');
  return {
    title: withoutSite((title && textIn(title)) || (heading && textIn(heading)) || '', siteName),
    language: html5?.attribs['lang'] ?? '',
    blocks: collectBlocks(roots, skip),
    questions: structuredQuestions(document.children),
    links: /\b(?:nofollow|none)\b/.test(robots) ? [] : linksOf(document, options.address),
    canonical: canonicalOf(document, options.address),
    isIndexable: !/\b(?:noindex|none)\b/.test(robots),
    siteName,
  };
}

function metaOf(document: Document, wanted: string): string {
  const meta = findElement(
    document.children,
    ({ name, attribs }) => name === 'meta' && (attribs['name'] ?? attribs['property'] ?? '').toLowerCase() === wanted,
  );
  return meta?.attribs['content']?.trim() ?? '';
}

/** `Returns | Kumo` of the site Kumo is `Returns`. */
function withoutSite(title: string, siteName: string): string {
  if (siteName === '') return title;
  const parts = title.split(/\s+[|–—-]\s+/u);
  return parts.length > 1 && parts.at(-1) === siteName ? title.slice(0, title.lastIndexOf(siteName)).replace(/\s+[|–—-]\s+$/u, '') : title;
}

/** Of all links that may be followed, wherever they stand: menus are how a site is walked through. */
function linksOf(document: Document, address: string): string[] {
  const base = findElement(document.children, ({ name, attribs }) => name === 'base' && attribs['href'] !== undefined);
  const from = URL.parse(base?.attribs['href'] ?? '', address)?.href ?? address;
  const found = findElements(document.children, ({ name, attribs }) => (name === 'a' || name === 'area') && attribs['href'] !== undefined)
    .filter(({ attribs }) => !/\b(?:nofollow|ugc|sponsored)\b/i.test(attribs['rel'] ?? '') && attribs['download'] === undefined)
    .flatMap(({ attribs }) => URL.parse(attribs['href'] ?? '', from)?.href ?? []);
  return [...new Set(found)].slice(0, LINKS_MAX);
}

function canonicalOf(document: Document, address: string): string | undefined {
  const link = findElement(
    document.children,
    ({ name, attribs }) => name === 'link' && (attribs['rel'] ?? '').toLowerCase().split(/\s+/).includes('canonical'),
  );
  return link?.attribs['href'] === undefined ? undefined : URL.parse(link.attribs['href'], address)?.href;
}
