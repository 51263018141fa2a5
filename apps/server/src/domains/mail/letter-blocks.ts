import { escapeHtml } from '#/outside/mail-html.ts';

/** What a letter to a customer is made of; its plain and its HTML part say the same. */
export type Block =
  | { kind: 'marker'; text: string }
  | { kind: 'title'; text: string }
  | { kind: 'text'; text: string }
  /** What somebody wrote. */
  | { kind: 'said'; by: string; text: string }
  | { kind: 'button'; label: string; url: string }
  /** Something that few look for. */
  | { kind: 'link'; label: string; url: string }
  | { kind: 'small'; text: string };

const PAGE = 'margin:0;padding:24px 16px;background:#fafaf9;color:#18181b;font:16px/1.6 system-ui,-apple-system,sans-serif';
const CARD = 'max-width:560px;margin:0 auto;padding:16px 24px;background:#ffffff;border:1px solid #e4e4e8;border-radius:12px';
const MARKER = 'max-width:560px;margin:0 auto 12px;color:#65656f;font-size:13px;text-align:center';
const TITLE = 'margin:8px 0 12px;font-size:20px;line-height:1.4;font-weight:600';
const SAID = 'margin:12px 0;padding:10px 14px;background:#f4f4f5;border-radius:8px';
const BY = 'margin:0 0 4px;color:#65656f;font-size:13px';
const BUTTON =
  'display:inline-block;margin:4px 8px 4px 0;padding:8px 18px;background:#2563eb;color:#ffffff;text-decoration:none;border-radius:8px';
const LOGO = 'display:block;margin:8px 0;border-radius:8px';
const SMALL = 'margin:12px 0 0;color:#65656f;font-size:13px';

export function plainLetter(blocks: readonly Block[]): string {
  const parts = blocks.map((block) => {
    if (block.kind === 'button' || block.kind === 'link') return `${block.label}\n${block.url}`;
    if (block.kind === 'said') return `${block.by}\n${block.text}`;
    return block.text;
  });
  return `${parts.join('\n\n')}\n`;
}

/** What a business shows itself with above a letter: the address of its logo, and its name. */
export interface LetterHead {
  logo: string;
  name: string;
}

/** Nothing but the logo is loaded, and no word of a customer or a colleague becomes code. */
export function htmlLetter(blocks: readonly Block[], head?: LetterHead): string {
  const [marker, rest] = blocks[0]?.kind === 'marker' ? [blocks[0], blocks.slice(1)] : [undefined, blocks];
  const above = marker ? `<p style="${MARKER}">${htmlLines(marker.text)}</p>` : '';
  return `<!doctype html><html><head><meta charset="utf-8"></head><body style="${PAGE}">${above}<div style="${CARD}">${head ? headHtml(head) : ''}${rest.map(html).join('')}</div></body></html>`;
}

function headHtml({ logo, name }: LetterHead): string {
  return `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" width="40" height="40" style="${LOGO}">`;
}

function html(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h1 style="${TITLE}">${htmlLines(block.text)}</h1>`;
    case 'said':
      return `<div style="${SAID}"><p style="${BY}">${htmlLines(block.by)}</p>${htmlLines(block.text)}</div>`;
    case 'button':
      return `<a href="${escapeHtml(block.url)}" style="${BUTTON}">${htmlLines(block.label)}</a>`;
    case 'link':
      return `<p style="${SMALL}"><a href="${escapeHtml(block.url)}" style="color:#65656f">${htmlLines(block.label)}</a></p>`;
    case 'small':
      return `<p style="${SMALL}">${htmlLines(block.text)}</p>`;
    default:
      return `<p style="margin:12px 0">${htmlLines(block.text)}</p>`;
  }
}

const htmlLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
