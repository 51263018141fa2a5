import { foldText } from '@lobby/retrieval';

/** A longer message tells a story in which these words may stand by chance; in characters. */
const REQUEST_MAX = 160;

/** The wish to have something written down and followed up; folded like the messages, so that Traditional and Simplified are one. */
const WISH = new RegExp(
  foldText(
    [
      /\b(open|submit|create|raise|file|log|make|start|write|leave|lodge|new)( me)?( an?| the| another| new)*( support| service)? (tickets?|work orders?|cases?|service requests?)\b/,
      /^(a |an |new )?(support ticket|ticket|work order)( please)?$/,
      /(提交|新建|创建|建立|发起|开|建|提|填|落|留|写)(一|个|张|份|下|新|的|番)*工单/,
      /^(我要|我想要?|想)?工单$/,
      /(チケット|サポート依頼|修理依頼|問い合わせ票)(を|の)?(新規)?(作成?|発行|起票|切り|切って|提出|送信|送り|出し|作り|作って|登録)/,
    ]
      .map(({ source }) => source)
      .join('|'),
  ),
  'u',
);
/** How it works, or what became of one, rather than the wish for one. */
const ABOUT = new RegExp(
  foldText(/^(how|what|when|where|why|who|which|is|has|did)\b|怎么|怎样|点样|如何|哪里|边度|几时|什么时候|どう|どこ|いつ|とは/.source),
  'u',
);

/** Whether a message asks for a work order to be made. Pure. */
export function asksForOrder(text: string): boolean {
  if (text.length > REQUEST_MAX) return false;
  const folded = foldText(text)
    .replaceAll(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '')
    .replaceAll(/\s+/g, ' ');
  return WISH.test(folded) && !ABOUT.test(folded);
}
