import { foldText } from '@lobby/retrieval';

/** Sentences in which somebody is put through, now. */
const PROMISE = new RegExp(
  foldText(
    [
      /\b(i'll|i will|i'm|i am|let me|we'll|we will|i have|i've)( now| just| go ahead and)? (transfer(ring|red)?|connect(ing|ed)?|pass(ing|ed)?|hand(ing|ed)?|forward(ing|ed)?|escalat(e|ing|ed)|put(ting)?|rout(e|ing|ed))( \w+){0,4} (to|through|with|over)\b/,
      /\b(an? |our |the )?(\w+ )?(agent|colleague|representative|person|human|specialist|team member) (will|is going to) (be with you|join|contact you|get back to you|take over|assist you|help you)/,
      /(正在|马上|现在|这就|立即|稍后|帮你|帮您|替您|为您|为你|同你|我会|我将|已经?)(为您|为你|帮您|帮你|替您|同你|将您|将你)?(转接|转到|转给|转交|转人工|接驳|安排(人工|真人|同事|客服))/,
      /(人工客服|真人客服|客服人员|同事|专员)(会|将|稍后|马上|很快)(会|就)?(联系|联络|为您|为你|回复|跟进|接手|覆你)/,
      /(担当者|オペレーター|スタッフ)(に|へ|から)(お?(つな|繋)ぎ|転送|引き継|ご連絡|代わり|折り返し)/,
    ]
      .map((pattern) => pattern.source)
      .join('|'),
  ),
  'u',
);
/** An offer or a question is no promise. */
const OFFER =
  /[?？]|\b(would you like|if you('d| would)? (like|want|prefer|need)|you can|shall i)\b|如果|若|要不要|需要.*吗|もし|場合|しょうか|ますか/u;

/** Whether a text says that a person takes over, which only the hand-off itself can make true. Pure. */
export function promisesPerson(text: string): boolean {
  return text.split(/(?<=[.!。！？?\n])/u).some((sentence) => PROMISE.test(foldText(sentence)) && !OFFER.test(foldText(sentence)));
}
