import { smallTalkOf } from '#/domains/bot/intent/small-talk.ts';
import { foldText } from '@lobby/retrieval';

/** What a whole message can mean beside an answer. */
export type TalkWord = 'cancel' | 'skip' | 'yes' | 'no' | 'question';

/** Folded like the messages, so that Traditional and Simplified are one. */
const folded = (pattern: RegExp) => new RegExp(foldText(pattern.source), 'u');
const CANCEL = folded(
  /^(cancel|cancel it|stop|quit|abort|never ?mind|forget it|leave it|取消|算了|不用了|不要了|不填了|不提交了|唔使啦|キャンセル|キャンセルします|やめる|やめます|やめて|中止)$/,
);
const SKIP = folded(/^(skip|skip it|none|n\/a|nothing|跳过|略过|没有|无|不填|冇|スキップ|スキップします|飛ばす|なし|ありません|特になし)$/);
const NO = folded(/^(no|nope|not yet|no thanks|no thank you|不|否|不是|不要|不用|唔要|唔系|唔好|いいえ|いや|違います|結構です)$/);
const YES = folded(
  /^(yes|y|ok|okay|submit|submit it|send it|go on|go ahead|提交|发送|继续|好|好的|是|对|确认|确定|はい|送信|送信して|確定|続けて)$/,
);
const QUESTION = folded(
  /[?？]$|^(how|what|when|where|why|who|which|can|could|do|does|is|are)\b.*\b(you|i|it|this|that|my|the)\b|(吗|呢|么|ですか|ますか|でしょうか)$/,
);

/** Pure; undefined where it can only be an answer. */
export function readWord(text: string): TalkWord | undefined {
  const whole = foldText(text).trim();
  const bare = whole.replaceAll(/^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu, '').replaceAll(/\s+/g, ' ');
  if (CANCEL.test(bare)) return 'cancel';
  if (SKIP.test(bare)) return 'skip';
  if (NO.test(bare)) return 'no';
  if (YES.test(bare) || smallTalkOf(text) === 'affirm') return 'yes';
  return QUESTION.test(whole.replaceAll(/[\s.。!！]+$/gu, '')) ? 'question' : undefined;
}
