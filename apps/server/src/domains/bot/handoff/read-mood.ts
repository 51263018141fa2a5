import { foldText } from '@lobby/retrieval';

export type Mood = 'calm' | 'upset';

/** Characters of a message that its mood is read from. */
const LOOKED_MAX = 1_000;

/** Anger at whoever answers, and the wish to complain; folded like the messages, so that Traditional and Simplified are one. */
const UPSET = [
  // Anger
  /\b(this|that|it|you|your|which)('s| is| are|'re)?( \w+){0,3} (ridiculous|unacceptable|outrageous|pathetic|disgraceful|appalling|absurd|disgusting)\b/,
  /\b(absolutely|totally|completely|simply|just|utterly) (ridiculous|unacceptable|outrageous|pathetic|disgraceful|appalling|useless|terrible|awful)\b/,
  /\b(terrible|awful|horrible|worst|lousy|appalling|shocking) (\w+ )?(service|support|experience|company|shop|store|treatment)\b/,
  /\b(i'm|i am|we're|we are) (so |very |really |extremely |absolutely |getting )*(angry|furious|frustrated|fed up|pissed|livid|outraged|disgusted|sick of)\b/,
  /\b(you('re| are)|this (bot|chat|assistant)( is|'s)|stupid|bloody|damn) (so |completely |totally |absolutely )?(useless|stupid|bot|idiots?|a joke|an idiot|thieves|liars|scammers)\b/,
  /\b(what a|such a) (joke|disgrace|scam|rip-?off)\b|\b(wtf|bullshit|fuck(ing)?|screw you)\b/,
  /\b(third|fourth|fifth|tenth|\d+(rd|th)) time i('ve| have)? (ask|asked|asking|written|wrote|told|said|complain)/,
  /\bhow many times do i (have|need) to\b|\b(stop wasting my time|waste of (my )?time|(sick|tired) of (this|waiting|your|you)|enough of this)\b/,
  // Complaint
  /\b(i|we) (want|wish|need|would like|'d like|am going|'m going|intend|will|have|'ll)( to)? (make a |file a |lodge a |raise a |submit a )?(formal )?complain(t)?\b/,
  /\b(i|we)('ll| will|'m going to| am going to| want to| are going to) (sue|report you|take (you|this) to court|call (a|my) lawyer|dispute the charge|do a chargeback)\b/,
  /\b(see you in court|consumer (council|protection|court)|better business bureau|trading standards)\b/,
  // 中文
  /(太|真|实在|简直|好|很|非常|超级?|极其|极度)(差劲|离谱|过分|垃圾|恶心|气人|坑人|失望|生气|愤怒|嬲|荒唐|荒谬|敷衍|火大)/,
  /(服务|态度|体验|客服|机器人|你们|什么|咩)[^。？?]{0,6}(太差|好差|真差|这么差|极差|差劲|恶劣|垃圾|离谱|废物|骗人|骗子|奸商)/,
  /气死|忍无可忍|受够了|受够晒|无法接受|不可接受|不能接受|接受唔到|岂有此理|离晒谱|搞什么鬼|搞什么名堂|搞乜鬼|坑爹|黑心|奸商|废话连篇|浪费我(的)?时间|嘥我时间|嘥晒(我)?时间|吹水唔抹嘴/,
  /(我|我们|我哋)?(要|想|一定|必须|准备|打算|会|而家就)(去|向|要)?(投诉|举报|起诉|告你|告佢|曝光|找律师|揾律师)(?!(电话|渠道|的渠道|的流程))/,
  /(问|讲|说|话|催)了?(都|已经)?(好几|几十|三|四|五|六|七|八|九|十|n|无数|\d+)(多)?(遍|次|勾)了?(还|都|仲|也|你)|消费者(委员会|协会|权益)|12315|消委会/,
  // 日本語
  /ふざけ(るな|んな|ない|てる)|いい加減に(して|しろ)|話にならない|使えない(ボット|な|サービス)|最悪(です|だ|な|の対応|$|。)|最低(です|だ|な(対応|サービス|会社|店)|の(対応|サービス))/,
  /腹が?立|頭にき|(怒|憤)って(い|る)|怒りを|許せない|納得(が|は)?(いか|でき)(ない|ません)|信じられない(対応|です)|ひど(い|すぎる)(対応|サービス|です|会社|店|。|$)|酷(い|すぎる)(対応|サービス|です)/,
  /(苦情|クレーム)を?(言い|入れ|申し(立て|入れ)|伝え)|訴え(ます|る|てやる)|消費者(センター|庁)|弁護士に|通報(します|する)|詐欺(です|だ|じゃ|師|会社)/,
  /(何度|何回)(も)?(聞|言|問い合わせ|送|連絡し|同じこと).{0,8}(のに|んです|せる|せない|させ|ば気)|時間の無駄|対応が(遅すぎ|悪すぎ|ひど|最悪)|馬鹿に(して|する)|バカに(して|する)/,
].map((pattern) => new RegExp(foldText(pattern.source), 'u'));

/** Talk about complaints or feelings that are not the visitor's now. */
const NOT_NOW =
  /\b(how|where|who) (do|can|could|would|should) (i|we|one) (complain|file|lodge|make|submit|raise)\b|\b(no|not|don't|do not|never) (complain\w*|angry|want to complain|frustrated)\b|\bif (i'm|i am|someone|a customer)\b|(怎么|如何|怎样|点样|哪里|边度)(可以|才能|去|向)?(投诉|举报)|(不|没|没有|唔|冇)(是|系|想|要|打算|生气|会)?(投诉|举报|嬲|生气)|(苦情|クレーム)(は|では)?(ありません|ない|の(受付|窓口|連絡先))|怒って(い)?(ません|ない)/u;

const CALMING = new RegExp(foldText(NOT_NOW.source), 'u');

/** Whether a visitor is upset, or wants to complain, by what they write; in doubt they are calm. Pure. */
export function readMood(text: string): Mood {
  const folded = foldText(text.slice(0, LOOKED_MAX));
  if (CALMING.test(folded)) return 'calm';
  return UPSET.some((pattern) => pattern.test(folded)) ? 'upset' : 'calm';
}
