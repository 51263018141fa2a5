import type { Locale } from '@lobby/contract';
import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

interface SmallPage {
  locale: Locale;
  title: string;
  style: string;
  /** Where the page's policy allows no style without one. */
  nonce?: string;
  /** What else its head says. */
  head?: Html | '';
  body: Html;
}

/** A page that the server writes itself, without the apps: in one language, for whoever has its address, and for no search engine. */
export function smallPage({ locale, title, style, nonce, head = '', body }: SmallPage) {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${head}
        <style ${nonce === undefined ? '' : html`nonce="${nonce}"`}>
          ${raw(style)}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}
