import type { Element } from 'domhandler';

/** Never text of the page. */
const SILENT: ReadonlySet<string> = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'embed',
  'canvas',
  'audio',
  'video',
  'select',
  'textarea',
  'button',
  'input',
  'dialog',
  'head',
  'map',
]);
/** Around the content, on every page of a site. */
const FRAME: ReadonlySet<string> = new Set(['nav', 'aside', 'footer', 'menu']);
const FRAME_ROLES: ReadonlySet<string> = new Set([
  'navigation',
  'banner',
  'contentinfo',
  'complementary',
  'search',
  'dialog',
  'alertdialog',
  'menu',
  'menubar',
]);
const FRAME_NAMES =
  /(?:^|[\s_-])(?:cookie|cookies|consent|gdpr|breadcrumbs?|newsletter|navbar|nav|navigation|site-?header|site-?footer|footer|sidebar|skip-?link|social|share|pagination|popup|modal|advert|ads)(?:$|[\s_-])/i;
const HIDDEN_STYLE = /(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d]))/i;

/** Whether nothing in an element is shown to a reader. */
export function isHidden({ name, attribs }: Element): boolean {
  if (SILENT.has(name) || attribs['hidden'] !== undefined || attribs['aria-hidden'] === 'true') return true;
  return HIDDEN_STYLE.test(attribs['style'] ?? '');
}

/** Whether an element says how the characters beside it are read, which the characters say already. */
export function isReading({ name }: Element): boolean {
  return name === 'rt' || name === 'rp';
}

/** Whether an element belongs to the frame of the site: menus, footers, cookie banners. */
export function isFrame({ name, attribs }: Element): boolean {
  if (FRAME.has(name) || FRAME_ROLES.has(attribs['role'] ?? '')) return true;
  if (name === 'html' || name === 'body' || name === 'main' || name === 'article') return false;
  return FRAME_NAMES.test(attribs['class'] ?? '') || FRAME_NAMES.test(attribs['id'] ?? '');
}
