import type { Locale } from '@lobby/contract';
import { html } from 'hono/html';
import type { FrameAccess } from '#/channels/frame-access.ts';
import { say } from '#/words.ts';
import { smallPage } from './small-page.ts';

/** Any site may frame it: it holds one sentence, for the owner of the site. */
export const FRAME_REFUSAL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** Stands in the place of a chat that may not be shown where it is asked for. */
export function frameRefusalPage(locale: Locale, refused: Exclude<FrameAccess, { kind: 'granted' }>) {
  const isOff = refused.kind === 'off';
  const title = say(locale, isOff ? 'widget.off_title' : 'widget.refused_title');
  const text = isOff ? say(locale, 'widget.off_text') : refusalOf(locale, refused.origin);
  const body = html`<main>
    <h1>${title}</h1>
    <p>${text}</p>
  </main>`;
  return smallPage({ locale, title, style: STYLE, body });
}

/** A file or a sandboxed frame has no origin that could be named, or allowed. */
function refusalOf(locale: Locale, origin: string): string {
  return origin === 'null' ? say(locale, 'widget.refused_nameless') : say(locale, 'widget.refused_text', { origin });
}

const STYLE = `body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;background:#fff;color:#0f172a;
font:15px/1.6 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"PingFang SC","Hiragino Sans","Noto Sans CJK SC",sans-serif}
main{max-width:320px;padding:24px;text-align:center;overflow-wrap:anywhere}
h1{margin:0 0 8px;font-size:18px;line-height:1.4}
p{margin:0;color:#475569}`;
