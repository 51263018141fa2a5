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
/** Names that themes give to the frame: a class as a whole, so that `no-sidebar` is none. */
const FRAME_NAMES: ReadonlySet<string> = new Set(
  'nav navbar navigation main-nav main-navigation site-nav site-navigation nav-menu breadcrumb breadcrumbs site-header siteheader site-footer sitefooter footer page-footer main-footer sidebar site-sidebar widget-area skip-link skiplink skip-to-content pagination pager post-navigation popup modal advert advertisement ads ad-slot cookie-banner cookie-bar cookie-consent cookie-notice cookie-law-info cookiebanner cookieconsent cookie-popup gdpr gdpr-banner consent-banner share-buttons social-share social-links social-icons sharing-buttons newsletter-signup newsletter-form'.split(
    ' ',
  ),
);
/** Names that what a business speaks of may have too: bakers sell cookies, flats have shares. */
const DOUBTFUL_NAMES =
  /(?:^|[\s-])(?:cookies?|consent|gdpr|onetrust|cookiebot\w*|usercentrics|didomi|klaro|borlabs|newsletter|subscribe|social|share|sharing|nav|menu|breadcrumbs?|pagination|sidebar|footer|popup|modal|banner|promo|adverts?|ads)(?:$|[\s-])/;
/** Names of another kind that say what is meant. */
const CONTENT_NAMES = /(?:^|[\s_-])(?:content|main|article|entry|post|faq|faqs|product|products)(?:$|[\s_-])/i;
const HIDDEN_STYLE = /(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d]))/i;

/** Whether what an element holds is never text, whatever is opened. */
export function isUnseen({ name }: Element): boolean {
  return SILENT.has(name);
}

/** Whether nothing in an element is shown to a reader, not even to one who searches the page. */
export function isHidden(element: Element): boolean {
  const { attribs } = element;
  const isAway = attribs['hidden'] !== undefined && attribs['hidden'] !== 'until-found';
  if (isUnseen(element) || isAway || attribs['aria-hidden'] === 'true') return true;
  return HIDDEN_STYLE.test(attribs['style'] ?? '');
}

/** Whether an element says how the characters beside it are read, which the characters say already. */
export function isReading({ name }: Element): boolean {
  return name === 'rt' || name === 'rp';
}

/** Whether an element belongs to the frame of the site: menus, footers, cookie banners. */
export function isFrame({ name, attribs }: Element): boolean {
  return FRAME.has(name) || FRAME_ROLES.has(attribs['role'] ?? '');
}

/** Whether the names of an element say that it belongs to the frame; `perhaps` where they may say something else. */
export function frameByName({ name, attribs }: Element): boolean | 'perhaps' {
  if (name === 'html' || name === 'body' || name === 'main' || name === 'article') return false;
  const names = `${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`.toLowerCase().replaceAll('_', '-').trim();
  const each = names.split(/\s+/);
  if (each.some((one) => FRAME_NAMES.has(one))) return CONTENT_NAMES.test(names) ? 'perhaps' : true;
  return DOUBTFUL_NAMES.test(names) && !CONTENT_NAMES.test(names) ? 'perhaps' : false;
}
