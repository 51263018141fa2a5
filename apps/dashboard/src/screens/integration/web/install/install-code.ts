import { WIDGET_PATH, type Channel } from '@lobby/contract';

/** How a site can be made. */
export const SITE_KINDS = ['html', 'gtm', 'wordpress', 'shopify', 'wix', 'next', 'nuxt', 'react'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** Names of products, which are the same in every language; a plain site has none. */
export const SITE_NAMES: Readonly<Record<Exclude<SiteKind, 'html'>, string>> = {
  gtm: 'Google Tag Manager',
  wordpress: 'WordPress',
  shopify: 'Shopify',
  wix: 'Wix',
  next: 'Next.js',
  nuxt: 'Vue / Nuxt',
  react: 'React',
};

/** Which file of a site takes the code. */
export const FILES: Readonly<Partial<Record<SiteKind, string>>> = {
  wordpress: 'functions.php',
  shopify: 'theme.liquid',
  nuxt: 'app.vue',
  react: 'index.html',
};

export const POLICY_HEADER = 'Content-Security-Policy';

/** What is pasted into a site of a kind. Pure. */
export function installCode(kind: SiteKind, { snippet, public_key: key }: Pick<Channel, 'snippet' | 'public_key'>): string {
  const src = loaderOf(snippet);
  switch (kind) {
    case 'gtm':
      // A tag manager drops attributes that it does not know from a tag that it is given.
      return [
        '<script>',
        '  (function () {',
        "    var s = document.createElement('script');",
        '    s.async = true;',
        `    s.src = '${src}';`,
        `    s.setAttribute('data-key', '${key}');`,
        '    document.head.appendChild(s);',
        '  })();',
        '</script>',
      ].join('\n');
    case 'wordpress':
      return ["add_action('wp_footer', function () {", `  echo '${snippet}';`, '});'].join('\n');
    case 'next':
      return ["import Script from 'next/script';", '', `<Script src="${src}" data-key="${key}" strategy="afterInteractive" />`].join('\n');
    case 'nuxt':
      return ['<script setup>', `useHead({ script: [{ src: '${src}', async: true, 'data-key': '${key}' }] });`, '</script>'].join('\n');
    default:
      return snippet;
  }
}

/** The origin of the Lobby that a snippet loads from. Pure. */
export function lobbyOf({ snippet }: Pick<Channel, 'snippet'>): string {
  return new URL(loaderOf(snippet)).origin;
}

function loaderOf(snippet: string): string {
  const src = /src="([^"]+)"/.exec(snippet)?.[1];
  if (!src?.endsWith(WIDGET_PATH)) throw new Error('A snippet loads the widget');
  return src;
}
