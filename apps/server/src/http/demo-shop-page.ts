import { WIDGET_PATH, type Locale } from '@lobby/contract';
import { html, raw } from 'hono/html';
import { say } from '#/words.ts';
import { smallPage } from './small-page.ts';

interface DemoShop {
  locale: Locale;
  /** Of the channel that the page shows. */
  key: string;
  nonce: string;
}

const CARDS = ['delivery', 'returns', 'repairs'] as const;

/** A page as a shop makes it, in a look of its own, with the one line that shows the chat. */
export function demoShopPage({ locale, key, nonce }: DemoShop) {
  const body = html`<p class="note">${say(locale, 'demo_shop.note')}</p>
    <header>
      <strong>Northfold</strong>
      <nav>
        <a href="#packs">${say(locale, 'demo_shop.packs')}</a>
        <a href="#help">${say(locale, 'demo_shop.help')}</a>
      </nav>
    </header>
    <main id="packs">
      ${raw(PACK)}
      <div>
        <h1>Fell 28</h1>
        <p>${say(locale, 'demo_shop.text')}</p>
        <p class="price">${say(locale, 'demo_shop.price')}</p>
        <ul id="help">
          ${CARDS.map((card) => html`<li>${say(locale, `demo_shop.${card}`)}</li>`)}
        </ul>
      </div>
    </main>
    <script async nonce="${nonce}" src="${WIDGET_PATH}" data-key="${key}"></script>`;
  return smallPage({ locale, title: say(locale, 'demo_shop.title'), style: STYLE, nonce, body });
}

/** Drawn here, because the page may load no picture. */
const PACK = `<svg viewBox="0 0 320 320" role="img" aria-label="Fell 28"><rect width="320" height="320" fill="#ede5d8"/>
<path d="M130 70c0-26 60-26 60 0" fill="none" stroke="#274237" stroke-width="10"/>
<rect x="84" y="66" width="152" height="196" rx="56" fill="#274237"/><rect x="100" y="164" width="120" height="82" rx="18" fill="#30523f"/>
<path d="M100 132h120" stroke="#e0a458" stroke-width="5" stroke-dasharray="10 6"/><rect x="148" y="120" width="24" height="46" rx="6" fill="#e0a458"/></svg>`;

/** As themes are: it reaches for every element of the page, buttons included. */
const STYLE = `html{background:#faf9f6;color:#23211e;font:17px/1.6 Georgia,"Times New Roman",serif}
body{margin:0}
.note{margin:0;padding:8px 16px;background:#1f3a32;color:#fff;text-align:center;font-size:14px}
header{display:flex;flex-wrap:wrap;align-items:center;gap:8px 40px;padding:18px 5vw;border-bottom:1px solid #e4dfd6;font-size:20px}
nav{display:flex;gap:28px;font-size:16px}
a{color:inherit}
main{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:40px;max-width:1080px;margin:0 auto;padding:40px 5vw 120px}
svg{width:100%;max-height:70vh;border-radius:14px}
h1{margin:0 0 12px;font-size:38px;line-height:1.2}
.price{font-size:26px}
ul{margin:24px 0 0;padding:20px 0 0 20px;border-top:1px solid #e4dfd6}
li{margin:6px 0}
button{display:none!important}`;
