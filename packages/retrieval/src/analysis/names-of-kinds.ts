import { foldText } from './fold-text.ts';

/** A name beside which there are others of its kind: a means of payment, a currency, a carrier, a day of the week, a size. */
export interface NameOfKind {
  readonly kind: string;
  /** Which it is, however it is written. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** By kind a line for each name with all its spellings. */
const NAMES: Readonly<Record<string, string>> = {
  payment: `
visa, visa card, visaカード, ビザカード, visa卡
mastercard, master card, 万事达, 萬事達, マスターカード
amex, american express, 运通, 運通, アメックス, アメリカン・エキスプレス
jcb, jcbカード
unionpay, union pay, 银联, 銀聯
diners club, ダイナース, 大来卡
alipay, 支付宝, 支付寶, アリペイ
wechat pay, wechatpay, 微信支付, 微信付款, ウィーチャットペイ
paypal, ペイパル, 贝宝
apple pay, applepay, アップルペイ
google pay, googlepay, gpay, グーグルペイ
samsung pay
octopus, octopus card, 八达通, 八達通, オクトパスカード
payme
paypay, ペイペイ
line pay, linepay, ラインペイ
rakuten pay, 楽天ペイ
merpay, メルペイ
d払い
au pay
suica, スイカカード
pasmo, パスモ
quicpay, クイックペイ
klarna
afterpay
bitcoin, 比特币, 比特幣, ビットコイン`,
  currency: `
us dollar, us dollars, usd, american dollars, 美元, 美金, 米ドル, アメリカドル
euro, euros, eur, 欧元, 歐元, ユーロ
yen, jpy, 日元, 日圆, 日圓, 日币, 日幣, 日本円
pounds sterling, sterling, british pounds, gbp, 英镑, 英鎊, 英ポンド
hong kong dollar, hong kong dollars, hkd, 港币, 港幣, 港元, 港紙, 香港ドル
renminbi, rmb, cny, chinese yuan, 人民币, 人民幣, 人仔, 人民元
taiwan dollar, taiwan dollars, twd, 台币, 台幣, 新台币, 台湾ドル
korean won, krw, 韩元, 韓元, 韩币, 韓幣, 韓国ウォン
australian dollar, australian dollars, aud, 澳元, 澳币, 澳幣, 豪ドル, オーストラリアドル
canadian dollar, canadian dollars, cad, 加元, 加币, 加幣, カナダドル
singapore dollar, singapore dollars, sgd, 新加坡元, 新币, 坡幣, シンガポールドル`,
  carrier: `
dhl
fedex, federal express, 联邦快递, 聯邦快遞, フェデックス
ups
usps
royal mail
顺丰, 順豐, sf express
中通
圆通, 圓通
申通
韵达, 韻達
京东快递, 京东物流, 京東快遞
香港邮政, 香港郵政, hongkong post
ヤマト, ヤマト運輸, クロネコ, 黑猫, 黑貓
佐川, 佐川急便
日本郵便, ゆうパック, japan post`,
  weekday: `
monday, mondays, 周一, 週一, 星期一, 礼拜一, 禮拜一, 月曜
tuesday, tuesdays, 周二, 週二, 星期二, 礼拜二, 禮拜二, 火曜
wednesday, wednesdays, 周三, 週三, 星期三, 礼拜三, 禮拜三, 水曜
thursday, thursdays, 周四, 週四, 星期四, 礼拜四, 禮拜四, 木曜
friday, fridays, 周五, 週五, 星期五, 礼拜五, 禮拜五, 金曜
saturday, saturdays, 周六, 週六, 星期六, 礼拜六, 禮拜六, 土曜
sunday, sundays, 周日, 週日, 星期日, 星期天, 礼拜天, 礼拜日, 禮拜日, 日曜`,
  size: `
size xs, size extra small, xs码, xs號, xsサイズ
size s, size small, s码, s碼, s號, sサイズ
size m, size medium, m码, m碼, m號, mサイズ
size l, size large, l码, l碼, l號, lサイズ
size xl, size extra large, xl码, xl碼, xl號, xlサイズ, llサイズ
size xxl, xxl码, xxl碼, xxl號, xxlサイズ, 3lサイズ`,
};

/** Days with others between them, of which each is meant. */
const DAY_RANGE =
  /(?:mon|tues|wednes|thurs|fri|satur|sun)days?\s*(?:to|through|thru|until|till|-|–|—|~)\s*(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:周|星期|礼拜)[一二三四五六日天]\s*(?:至|到|-|–|—|~)\s*(?:周|星期|礼拜)?[一二三四五六日天]|[月火水木金土日]曜?日?\s*(?:から|-|–|—|~|〜)\s*[月火水木金土日]曜/u;

const valueOf = new Map<string, readonly [kind: string, value: string]>();
for (const [kind, lines] of Object.entries(NAMES)) {
  for (const line of lines.trim().split('\n')) {
    const spellings = line.split(', ').map(foldText);
    for (const spelling of spellings) valueOf.set(spelling, [kind, spellings[0] as string]);
  }
}
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Letters before or behind a name in Latin letters make another word of it. */
const bounded = (text: string): string =>
  `${/^[a-z0-9]/.test(text) ? '(?<![a-z0-9])' : ''}${escaped(text)}${/[a-z0-9]$/.test(text) ? '(?![a-z0-9])' : ''}`;
const SPELLED = new RegExp(
  [...valueOf.keys()]
    .toSorted((left, right) => right.length - left.length)
    .map(bounded)
    .join('|'),
  'gu',
);

/** The names in a folded text, in reading order; none of the days where it names several from one to another. */
export function namesOfKindsIn(folded: string): NameOfKind[] {
  const names = Array.from(folded.matchAll(SPELLED), ({ index, 0: text }) => {
    const [kind, value] = valueOf.get(text) as readonly [string, string];
    return { kind, value, start: index, end: index + text.length };
  });
  return names.some(({ kind }) => kind === 'weekday') && DAY_RANGE.test(folded) ? names.filter(({ kind }) => kind !== 'weekday') : names;
}
