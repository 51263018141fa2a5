import type { Locale } from '@lobby/contract';
import { html } from 'hono/html';
import { say } from '#/words.ts';
import { smallPage } from './small-page.ts';

const SCORES = [5, 4, 3, 2, 1] as const;
const COMMENT_MAX = 1_000;

interface Asked {
  business: string;
  /** What is chosen already; undefined where nothing is. */
  score: number | undefined;
  comment: string;
  /** It was sent without an answer. */
  isUnanswered: boolean;
  nonce: string;
}

/** The question how a conversation was, for whoever came by a mail. */
export function ratingForm(locale: Locale, { business, score, comment, isUnanswered, nonce }: Asked) {
  const title = say(locale, 'channel.rate_title');
  const body = html`<main>
    <p class="business">${business}</p>
    <form method="post">
      <fieldset>
        <legend><h1>${title}</h1></legend>
        ${isUnanswered ? html`<p role="alert" class="wrong">${say(locale, 'channel.rate_choose')}</p>` : ''}
        ${SCORES.map(
          (each) =>
            html`<label
              ><input type="radio" name="score" value="${each}" required ${each === score ? 'checked' : ''} /><span
                >${say(locale, `channel.score_${each}`)}</span
              ></label
            >`,
        )}
      </fieldset>
      <label class="comment"
        >${say(locale, 'channel.rate_comment')}<textarea name="comment" rows="3" maxlength="${COMMENT_MAX}" dir="auto">${comment}</textarea>
      </label>
      <button>${say(locale, 'channel.rate_send')}</button>
    </form>
  </main>`;
  return smallPage({ locale, title, style: STYLE, nonce, body });
}

/** One line: it was taken, or the link leads nowhere. */
export function ratingEnd(locale: Locale, what: 'rated' | 'over', nonce: string) {
  const title = say(locale, what === 'rated' ? 'channel.rated' : 'channel.rate_over_title');
  const text = what === 'rated' ? '' : say(locale, 'channel.rate_over_text');
  const body = html`<main>
    <h1>${title}</h1>
    ${text === '' ? '' : html`<p>${text}</p>`}
  </main>`;
  return smallPage({ locale, title, style: STYLE, nonce, body });
}

const STYLE = `*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:16px;background:#f8fafc;color:#0f172a;
font:16px/1.6 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Hiragino Sans","Noto Sans CJK SC",sans-serif}
main{width:100%;max-width:400px;padding:32px 24px;border:1px solid #e2e8f0;border-radius:16px;background:#fff;text-align:center;overflow-wrap:anywhere}
.business{margin:0 0 8px;font-size:14px;color:#475569}
h1{margin:0;font-size:22px;line-height:1.35}
h1+p{margin:8px 0 0;color:#475569}
fieldset{margin:0;padding:0;border:0}
legend{width:100%;padding:0;margin:0 0 16px}
fieldset label{display:flex;align-items:center;gap:12px;min-height:44px;margin-top:8px;padding:8px 16px;border:1px solid #cbd5e1;border-radius:12px;text-align:start;cursor:pointer}
fieldset label:has(:checked){border-color:#2563eb;background:#eff6ff}
fieldset label:has(:focus-visible),textarea:focus-visible,button:focus-visible{outline:2px solid #2563eb;outline-offset:2px}
input{width:20px;height:20px;margin:0;accent-color:#2563eb;flex:none}
.comment{display:block;margin-top:16px;font-size:14px;color:#475569;text-align:start}
textarea{display:block;width:100%;margin-top:4px;padding:8px 12px;border:1px solid #94a3b8;border-radius:12px;font:inherit;color:#0f172a;resize:vertical}
.wrong{margin:0;color:#b91c1c}
button{width:100%;min-height:44px;margin-top:16px;padding:8px 24px;border:0;border-radius:12px;background:#2563eb;color:#fff;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#1d4ed8}`;
