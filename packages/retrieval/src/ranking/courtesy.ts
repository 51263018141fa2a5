import { foldText } from '#/analysis/fold-text.ts';

const or = (...phrases: string[]): string => `(?:${phrases.map(foldText).join('|')})`;

/** What a message begins with before it asks anything. */
const GREETING = or(
  '(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings)(?: there| all| everyone| team)?(?![a-z])',
  'dear (?:sir|madam|team|all|support)(?: (?:or|and) madam)?(?![a-z])',
  '(?:excuse me|sorry to (?:bother|trouble) you|sorry)(?![a-z])',
  '(?:你|您)好[呀啊]?|唔该|哈[啰罗]|嗨|早上好|下午好|晚上好|早晨|大家好|不好意思|打扰(?:一下|了)',
  'こんにち[はわ]|こんばんは|おはようございます|はじめまして|(?:いつも)?お世話になって(?:おり|い)ます|お世話になります',
  '(?:すみません|すいません|恐れ入ります|恐縮です|失礼です|失礼します|失礼いたします|申し訳(?:あり|ござい)ません)が?|お忙しいところ',
);
/** What it ends with. */
const FAREWELL = or(
  '(?:(?:many|ok|okay) )?(?:thanks|thank you|thx)(?: (?:a lot|so much|very much|in advance|again))?|much appreciated|(?:kind|best|warm) (?:regards|wishes)|regards',
  '(?:谢谢|多谢|感谢|唔该|辛苦|拜托)(?:你们?|您|晒|了|啦|哂)*',
  'どう(?:か|ぞ)?(?=よろしく)|よろしくお願い(?:(?:いた|致)?します|申し上げます)|宜しくお願い(?:(?:いた|致)?します|申し上げます)|お願い(?:いた|致)?します|ありがとうございま(?:す|した)',
);
/** What leads to the question itself. */
const REQUEST = or(
  "(?<![a-z'])(?:could|can|would|will) (?:you|someone|anyone|anybody) (?:please |kindly )?(?:tell|inform|let) (?:me|us)(?: know)?(?: please)?(?![a-z])",
  "(?<![a-z'])(?:please|kindly) (?:tell|inform|let) (?:me|us)(?: know)?(?![a-z])",
  "(?<![a-z'])(?:i|we)(?: would|'d)? (?:like|love|want|need|wish|wanted) to (?:know|ask|find out|enquire|inquire)(?: about)?(?![a-z])",
  "(?<![a-z'])i(?: was|'m| am) (?:just )?wondering(?: about| if| whether)?(?![a-z])",
  "(?<![a-z'])(?:may|can|could) i (?:please )?ask(?: you)?(?![a-z])|(?<![a-z'])(?:i have )?a quick question(?: about)?(?![a-z])",
  '我?想?(?:请问|问)(?:一下|下)|我?想?请问|我?想(?:知道|了解)(?:一下|下)?|想问(?:问)?',
  '(?:麻烦|唔该|劳烦)(?:你们?|您)?(?:帮(?:我|忙))?(?:请?问|查|看|告诉我)(?:一下|下)?|麻烦(?:你们?|您)|(?:可以|可否|能否|能不能|可不可以|能)?请?告诉我(?:一下)?',
  '(?:を|について|に関して)?(?:お)?(?:教えて|お聞かせ)(?:いただけ|頂け|もらえ|くれ)(?:ますか|ますでしょうか|ませんか|ないでしょうか|ると(?:幸い|助かり|嬉し)[^。?!]{0,3})',
  '(?:を|について|に関して)?(?:教えて|お聞かせ)(?:ください|下さい)(?:ませんか)?|(?:お伺いし|お聞きし|お尋ねし|伺い|知り)たい(?:のですが|んですが|です)?|質問(?:があります|なのですが|です)が?',
);
/** Where to write back to. */
const MAIL_ADDRESS = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`;
/** The end of a piece of markup, which came along with what was copied. */
const MARKUP_END = String.raw`</[a-z][\w-]{0,40}>`;
const SIGNS = '[\\s\\p{P}\\p{S}]*';
const PATTERNS = [
  new RegExp(`${MAIL_ADDRESS}|${MARKUP_END}`, 'gu'),
  new RegExp(`^${SIGNS}(?:${GREETING}${SIGNS})+`, 'u'),
  new RegExp(`(?:(?<![a-z])${FAREWELL}${SIGNS})+$`, 'u'),
  new RegExp(REQUEST, 'gu'),
];

/**
 * A folded question with spaces in place of its greeting, its thanks, the words that only lead to it ("hello, could you tell me …"), addresses of
 * e-mail and ends of markup: they are about nothing, and a short question would else be mostly about them. What is nothing but courtesy stays as it is.
 */
export function withoutCourtesy(folded: string): string {
  const bare = PATTERNS.reduce((text, pattern) => text.replace(pattern, (words) => ' '.repeat(words.length)), folded);
  return /[\p{L}\p{N}]/u.test(bare) ? bare : folded;
}
