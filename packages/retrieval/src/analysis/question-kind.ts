import { foldText } from './fold-text.ts';

/** What a question wants to hear; a question may want several. */
export const AMOUNT = 1;
export const TIME = 2;
export const DURATION = 4;
export const PLACE = 8;
export const WAY = 16;
export const REASON = 32;
export const PERMISSION = 64;
export const PERSON = 128;

const english = (words: string): string => `(?<![a-z'])(?:${words})(?![a-z'])`;
const folded = (words: string): string => foldText(words);

interface Pattern {
  readonly kind: number;
  /** Words that ask for it, and words that name it. */
  readonly asks: RegExp;
  readonly names: RegExp | undefined;
}

const PATTERNS: readonly Pattern[] = [
  {
    kind: AMOUNT,
    asks: new RegExp(
      `${english("how much(?: (?:is|are|does|do|for|would|will|to))?(?: it)?(?: cost)?|how expensive|how many dollars|what(?:'s| is| are| does| do) (?:the |your |it )?(?:price|cost|fee|charge|rate)s?")}|${folded('多少[钱錢块蚊]|几[钱錢]|几多(?:钱|蚊)|多钱|啥价|什么价|贵不贵|贵唔贵|几蚊|几银|点收费|怎么收费|点计钱|いくら|おいくら|何円|なんぼ')}`,
      'gu',
    ),
    names: new RegExp(
      `${english('prices?|pricing|costs?|fees?|rates?|charges?|charged|expensive|cheap')}|${folded('价[格钱]|收费|费用|价目|价錢|料金|値段|価格|費用|代金')}`,
      'gu',
    ),
  },
  {
    kind: DURATION,
    asks: new RegExp(
      `${english('how (?:long|many (?:business |working )?(?:days|hours|weeks|months|minutes|years)|fast|quickly|soon)')}|${folded('多久|多长时间|多快|几天|几日|多少天|几个?(?:小时|钟头|星期|礼拜|月|工作日)|几耐|几快|要等几|何日(?!に)|何時間|何分|何週間|何ヶ月|何か月|どのくらい(?=.{0,6}(?:かか|待|時間|日))|どれくらい|どれぐらい|どのぐらい|どんくらい|いつまで')}`,
      'gu',
    ),
    names: new RegExp(
      `${english('(?:turnaround|delivery|waiting|processing|lead) time|duration|validity')}|${folded('期间|期限|有效期|时效|所要時間|期間|日数|納期|納品日')}`,
      'gu',
    ),
  },
  {
    kind: TIME,
    asks: new RegExp(
      `${english('when|what time|what day|which days?|by when|until when')}|${folded('几点|几时|什么时候|何时|啥时候|边日|哪天|几号|何時(?!間)|いつ(?!で|も|まで)|何曜日|何日に')}`,
      'gu',
    ),
    names: new RegExp(
      `${english('opening hours|opening times|business hours|hours')}|${folded('营业时间|办公时间|时间|営業時間|日時|時間帯|開館時間|診療時間')}`,
      'gu',
    ),
  },
  {
    kind: PLACE,
    asks: new RegExp(
      `${english('where|which (?:place|address|floor|station)')}|${folded('哪里|哪儿|边度|喺边|在哪|什么地方|何处|去边|どこ|どちら')}`,
      'gu',
    ),
    names: new RegExp(`${english('address|directions|location|located')}|${folded('地址|地点|位置|場所|住所|所在地|アクセス')}`, 'gu'),
  },
  {
    kind: WAY,
    asks: new RegExp(
      `${english('how (?:do|can|to|should|would|could|does)|what do i (?:need to )?do|steps? to|way to')}|${folded('怎么(?!回|收费)|怎样|如何|点样|点先|点做|点用|どうやって|どうすれば|どうしたら|どのように|やり方|仕方')}`,
      'gu',
    ),
    names: undefined,
  },
  {
    kind: REASON,
    asks: new RegExp(`${english('why|how come|what for')}|${folded('为什么|为何|点解|为啥|干嘛|怎么会|なぜ|なんで|どうして')}`, 'gu'),
    names: new RegExp(`${english('reason')}|${folded('理由|原因')}`, 'gu'),
  },
  {
    kind: PERMISSION,
    asks: new RegExp(
      `${english('can (?:i|we|you|my|one|someone|u)|may (?:i|we)|could (?:i|we)|am i (?:able|allowed)|is it (?:possible|ok|okay|allowed|fine)|do (?:you|they|u)|does|is there|are there')}|${folded('可以|可唔可以|得唔得|能不能|能否|可否|是否|有没有|有冇|系咪|是不是|准不准|许不许|吗|得吗|できますか|できる|可能|大丈夫|いいですか|ありますか|ありますでしょうか|もらえますか|いただけますか|してますか|ますか|ないですか|ですか')}`,
      'gu',
    ),
    names: undefined,
  },
  {
    kind: PERSON,
    asks: new RegExp(`${english('who|whom|whose')}|${folded('谁|边个|哪位|哪个人|誰|どなた')}`, 'gu'),
    names: undefined,
  },
];

/** A stretch of a folded text that says what is wanted. */
export interface KindSpan {
  readonly kind: number;
  readonly start: number;
  readonly end: number;
  /** It asks; otherwise it names what may be asked for, as "price" does. */
  readonly asks: boolean;
}

/** Where a folded text says what it wants to hear. */
export function kindSpansIn(text: string): KindSpan[] {
  const spans: KindSpan[] = [];
  for (const { kind, asks, names } of PATTERNS) {
    for (const { index, 0: words } of text.matchAll(asks)) spans.push({ kind, start: index, end: index + words.length, asks: true });
    if (names)
      for (const { index, 0: words } of text.matchAll(names)) spans.push({ kind, start: index, end: index + words.length, asks: false });
  }
  return spans;
}

/** The kinds of some spans, as a sum: whoever asks how long does not ask how. */
export function kindsOf(spans: readonly KindSpan[]): number {
  let kinds = 0;
  for (const { kind } of spans) kinds |= kind;
  return kinds;
}

const ANSWERS: readonly (readonly [kind: number, pattern: RegExp])[] = [
  [AMOUNT, /[$€£¥円元蚊]|\d+(?:\.\d+)?\s?(?:usd|hkd|rmb|dollars?|pounds?|euros?|cents?|%|percent)|free|免费|免運|无料|無料|包邮|块钱/u],
  [
    DURATION,
    /\d+\s?(?:-|to|–|~|〜|至|到)?\s?\d*\s?(?:(?:business|working)\s)?(?:days?|hours?|weeks?|months?|minutes?|years?|天|日|小时|个?工作日|营业日|星期|周|个?月|分钟|年|時間|时间|週間|ヶ月|か月|カ月|分)|(?:one|two|three|four|five|six|seven|eight|ten|twelve|few|several|same|next|an?)(?: (?:business|working))? (?:days?|hours?|weeks?|months?)|[一二三四五六七八九十两]+(?:天|日|个?小时|个?工作日|个?月|周|年)/u,
  ],
  [
    TIME,
    /\d{1,2}(?::\d\d)?\s?(?:a\.?m|p\.?m|o'clock|点|時|时)|\d{1,2}:\d\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekday|weekend|星期|周[一二三四五六日末]|礼拜|曜日|平日|土日|每天|毎日|daily|every day|noon|midnight|上午|下午|晚上|午前|午後/u,
  ],
  [
    PLACE,
    /street|road|avenue|floor|station|exit|opposite|next to|corner|behind|地铁|港铁|站|路|号|楼|出口|街|階|駅|丁目|番地|徒歩|向かい/u,
  ],
];

/** What a folded answer tells, as a sum of those kinds that show in a text. */
export function answersIn(text: string): number {
  let kinds = 0;
  for (const [kind, pattern] of ANSWERS) if (pattern.test(text)) kinds |= kind;
  return kinds;
}

/** Kinds of which an answer to one is none to another. */
export const EXCLUSIVE = AMOUNT | DURATION | TIME | PLACE | REASON | PERSON;
