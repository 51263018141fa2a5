import type { Locale } from '@lobby/contract';
import { html } from 'hono/html';
import type { Opened } from '#/domains/diversion-link/open-link.ts';
import { say, type WordKey } from '#/words.ts';
import { smallPage } from './small-page.ts';

type Landing = Extract<Opened, { kind: 'page' }>;
type Closed = { why: 'unknown' | 'early' | 'paused' | 'over' | 'throttled'; business: string | undefined; chat: string | undefined };

/** The page before the target: whose it is, what it is for, and one button. */
export function landingPage(locale: Locale, { business, texts, href }: Landing) {
  const title = texts.title || say(locale, 'links.landing_title', { business });
  const text = texts.text || say(locale, 'links.landing_text');
  return page(locale, { title, text, business, button: { href, label: texts.button || say(locale, 'links.landing_button') } });
}

const CLOSED = {
  unknown: ['links.unknown_title', 'links.unknown_text'],
  early: ['links.early_title', 'links.early_text'],
  paused: ['links.paused_title', 'links.paused_text'],
  over: ['links.over_title', 'links.over_text'],
  throttled: ['links.throttled_title', 'links.throttled_text'],
} as const satisfies Record<Closed['why'], [WordKey, WordKey]>;

/** Why a link leads nowhere, and how to reach the business all the same. */
export function closedPage(locale: Locale, { why, business, chat }: Closed) {
  const words = { business: business ?? '' };
  const [title, text] = CLOSED[why];
  const button = chat === undefined ? undefined : { href: chat, label: say(locale, 'links.chat', words) };
  return page(locale, { title: say(locale, title), text: say(locale, text, words), business, button });
}

interface Shown {
  title: string;
  text: string;
  business: string | undefined;
  button: { href: string; label: string } | undefined;
}

function page(locale: Locale, { title, text, business, button }: Shown) {
  const head = html`<meta name="description" content="${text}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${text}" />
    ${business === undefined ? '' : html`<meta property="og:site_name" content="${business}" />`}`;
  const body = html`<main>
    ${business === undefined ? '' : html`<p class="business">${business}</p>`}
    <h1 dir="auto">${title}</h1>
    <p dir="auto">${text}</p>
    ${button === undefined ? '' : html`<a href="${button.href}" rel="nofollow">${button.label}</a>`}
  </main>`;
  return smallPage({ locale, title, style: STYLE, head, body });
}

const STYLE = `*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:16px;background:#f8fafc;color:#0f172a;
font:16px/1.6 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Hiragino Sans","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:400px;padding:32px 24px;border:1px solid #e2e8f0;border-radius:16px;background:#fff;text-align:center;overflow-wrap:anywhere}
.business{margin:0 0 8px;font-size:14px;color:#475569}
h1{margin:0 0 8px;font-size:22px;line-height:1.35}
h1+p{margin:0;color:#475569;white-space:pre-line}
a{display:inline-flex;align-items:center;justify-content:center;min-height:44px;margin-top:24px;padding:8px 24px;border-radius:12px;background:#2563eb;color:#fff;font-weight:600;text-decoration:none}
a:hover{background:#1d4ed8}
a:focus-visible{outline:2px solid #2563eb;outline-offset:2px}`;
