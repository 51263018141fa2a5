const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** A line that is an address and nothing else; addresses that stand in a sentence may be somebody's text. */
const LINK_LINE = /^https?:\/\/\S+$/;
const BODY_STYLE = 'margin:0;padding:24px 16px;background:#fafaf9;color:#18181b;font:16px/1.6 system-ui,sans-serif';
const CARD_STYLE = 'max-width:560px;margin:0 auto;padding:8px 24px;background:#ffffff;border:1px solid #e4e4e8;border-radius:12px';
const LINK_STYLE = 'color:#2563eb;word-break:break-all';

/** The HTML part of a mail: the same words, with links that can be clicked everywhere. Nothing is loaded from anywhere. */
export function mailHtml(text: string): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => `<p>${paragraph.split('\n').map(htmlLine).join('<br>')}</p>`);
  return `<!doctype html><html><head><meta charset="utf-8"></head><body style="${BODY_STYLE}"><div style="${CARD_STYLE}">${paragraphs.join('')}</div></body></html>`;
}

function htmlLine(line: string): string {
  const escaped = escapeHtml(line);
  return LINK_LINE.test(line) ? `<a href="${escaped}" style="${LINK_STYLE}">${escaped}</a>` : escaped;
}

/** A text as it stands in HTML, also within an attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
