import { foldText } from '@lobby/retrieval';

/** A word with a capital or a figure in it, in the middle of a sentence. */
const NAME = /(?<=[\p{L}\p{N},;:'’"”)] )(?:\p{Lu}[\p{Script=Latin}\p{N}-]+|[\p{Script=Latin}]+\d[\p{Script=Latin}\d-]*)/gu;
/** A Latin word in a text of another script is a name. */
const LATIN = /[\p{Script=Latin}][\p{Script=Latin}\p{N}-]+/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Words that are no names wherever they stand. */
const COMMON = new Set(['ok', 'app', 'email', 'e-mail', 'mail', 'web', 'id', 'qr', 'pdf', 'sms', 'url', "i'm", "i'll", 'sorry', 'please']);

const CURRENCIES = [
  /[$]|\b(?:usd|hkd|nt|aud|sgd|dollars?|bucks?)\b|港币|港元|港纸|美元|美金|蚊|ドル/u,
  /[€]|\b(?:eur|euros?)\b|欧元|ユーロ/u,
  /[£]|\b(?:gbp|pounds?|quid)\b|英镑|ポンド/u,
  /[¥]|\b(?:jpy|yen|cny|rmb|yuan)\b|[\d万千百]\s?(?:円|元|块)|人民币|日元/u,
];

/** Whether every name of a text is in what it was made from, read in one language. Pure. */
export function hasSupportedNames(text: string, from: string): boolean {
  const known = foldText(from);
  const names = text.match(UNSPACED.test(text) ? LATIN : NAME) ?? [];
  return names.map(foldText).every((name) => COMMON.has(name) || known.includes(name.replace(/(?:'s|s)$/u, '')));
}

/** What is to be typed as it stands: between signs for code, or behind a prompt. */
const COMMAND = /`{1,3}([^`\n]{2,}?)`{1,3}|^\s*\$ (.{2,})$/gmu;

/** Whether every command that a text tells to type is in what it was made from, in whatever language that is. Pure. */
export function hasSupportedCommands(text: string, from: string): boolean {
  const known = foldText(from);
  return [...text.matchAll(COMMAND)].every(([, code, typed]) => known.includes(foldText(code ?? typed ?? '').trim()));
}

/** Whether a text names no money of a kind that what it was made from does not name. Pure. */
export function hasSupportedMoney(text: string, from: string): boolean {
  const [said, known] = [foldText(text), foldText(from)];
  return CURRENCIES.every((currency) => !currency.test(said) || currency.test(known));
}
