import { isBlank, isMark, isQuoted, quoteStart } from './quote-start.ts';

/** A mail in two: what its writer wrote now, and what it repeats of others, with the signature. */
export interface FoldedMail {
  shown: string;
  quoted: string;
}

/** Devices and programs that sign mails in their own name. */
const PROGRAMS =
  'iPhone|iPad|iOS|Mac|Android|Samsung|Galaxy|HUAWEI|华为|華為|小米|Xiaomi|Redmi|vivo|OPPO|OnePlus|Pixel|Sony|Xperia|Nokia|BlackBerry|Windows|Outlook|Gmail|Yahoo|Proton|Thunderbird|Spark|Verizon|T-Mobile|AOL|QQ邮箱|网易邮箱|企业微信|Mail for|手机|手機|行動裝置|移动设备|スマートフォン|mobile|phone|smartphone|tablet';
/** Where a program may be had. */
const LINK = '(?: ?<https?://\\S{1,200}>)?';
/** How programs announce themselves; only at the end of a mail, on a line of its own. */
const PROGRAM_SIGNATURE = new RegExp(
  `^\\s*(?:(?:Sent (?:from|via|with)|Get|Gesendet von|Von meinem|Envoyé (?:de|depuis)) (?:my |mein(?:em)? |mon )?(?:\\S+ ){0,2}\\[?(?:${PROGRAMS})(?!\\w).{0,60}` +
    `|(?:发自|發自|发送自|傳送自|從|从|來自|来自|使用|取得|获取|下載|下载)\\s?(?:我的|适用于|適用於)?\\s?(?:${PROGRAMS})[^，。！？,.!?]{0,30}${LINK}` +
    `|(?:${PROGRAMS}).{0,20}(?:から送信|より送信|で送信|を入手).{0,10}${LINK}` +
    '|Yahoo Mail: Search, Organize, Conquer)\\s*$',
  'i',
);
/** The mark of a signature (RFC 3676 §4.3), with its space: two dashes alone are a customer's own line. */
const SIGNATURE_MARK = '-- ';
/** Longest signature, in lines: what is longer below the mark is no signature. */
const SIGNATURE_LINES_MAX = 8;
const LINE_MAX = 400;

/** Words by which somebody says that the answers stand in what is quoted, where no signs tell whose lines are whose. */
const SAYS_BELOW: readonly RegExp[] = [
  /\b(?:answers?|answered|repl(?:y|ies|ied)|comments?|commented|respon[ds]\w*|notes?)\b.{0,60}\b(?:below|inline|in-line|between|in (?:red|blue|green|bold|capitals))\b/i,
  /\b(?:below|inline|in-line|in (?:red|blue|green|bold))\b.{0,60}\b(?:answers?|answered|repl(?:y|ies|ied)|comments?|respon[ds]\w*)\b/i,
  /(?:下面|下方|以下|如下|文中|红字|紅字|蓝字|藍字|赤字|青字|下記|インライン|行间|行間).{0,20}(?:回复|回覆|答复|答覆|回答|返信|返答|記入|批注|標註|标注)/,
  /(?:回复|回覆|答复|答覆|回答|返信|返答|批注).{0,20}(?:下面|下方|以下|如下|文中|红字|紅字|赤字|下記|インライン)/,
];

/**
 * Divides the plain text of a mail. Folded is what a program quotes below its headline, below `marks`, or behind signs at the
 * end; never what somebody wrote between or below, and never all there is. Pure, and in linear time.
 * @param marks lines that we ourselves put at the top of mails
 * @param isForward what others wrote is passed on, and stays
 */
export function foldQuotes(text: string, marks: readonly string[], isForward = false): FoldedMail {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const start = isForward ? 'forwarded' : quoteStart(lines, marks);
  if (start === 'forwarded') return whole(lines);
  if (start === undefined || isAnswered(lines, start)) return foldTail(lines);
  const [own, below] = [lines.slice(0, start), lines.slice(start)];
  if (own.every(isBlank)) return isOnlyOurs(below, marks) ? { shown: '', quoted: trimmed(below) } : whole(lines);
  const { kept, tail } = cutSignature(own);
  return { shown: trimmed(kept), quoted: trimmed([...tail, ...below]) };
}

const whole = (lines: readonly string[]): FoldedMail => ({ shown: trimmed(lines), quoted: '' });

/** Whether somebody wrote between or below the lines that are quoted from `start` on. */
function isAnswered(lines: readonly string[], start: number): boolean {
  const below = lines.slice(start);
  const firstQuoted = below.findIndex(isQuoted);
  const isSigned = firstQuoted !== -1 && below.slice(HEADLINES_MAX, firstQuoted).every(isBlank);
  if (isSigned) return cutSignature(below.slice(firstQuoted)).kept.some((line) => !isQuoted(line) && !isBlank(line));
  const own = lines.slice(0, start).map((line) => line.slice(0, LINE_MAX));
  return own.some((line) => SAYS_BELOW.some((says) => says.test(line)));
}

/** Lines of a headline or a head before what is quoted. */
const HEADLINES_MAX = 6;

function isOnlyOurs(below: readonly string[], marks: readonly string[]): boolean {
  const firstQuoted = below.findIndex(isQuoted);
  return (
    firstQuoted !== -1 &&
    below.some((line) => isMark(line, marks)) &&
    below.slice(firstQuoted).every((line) => isQuoted(line) || isBlank(line))
  );
}

/** Folds only what is quoted at the end: a single line there may be somebody's own, unless more of its kind stand above. */
function foldTail(lines: readonly string[]): FoldedMail {
  const end = withoutProgram(lines);
  const last = end.findLastIndex((line) => !isQuoted(line) && !isBlank(line));
  const run = end.slice(last + 1).filter(isQuoted).length;
  const isFolded = last !== -1 && (run > 1 || (run === 1 && end.slice(0, last).some(isQuoted)));
  const own = isFolded ? end.slice(0, last + 1) : end;
  const { kept, tail } = cutSignature(own);
  return { shown: trimmed(kept), quoted: trimmed([...tail, ...lines.slice(own.length)]) };
}

/** The lines without what programs announce at their end; a mail that is nothing else keeps it. */
function withoutProgram(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => !isBlank(line) && !PROGRAM_SIGNATURE.test(line.slice(0, LINE_MAX)));
  const signature = lines.slice(last + 1).findIndex((line) => !isBlank(line));
  return last === -1 || signature === -1 ? lines : lines.slice(0, last + 1 + signature);
}

function cutSignature(lines: readonly string[]): { kept: readonly string[]; tail: readonly string[] } {
  const unsigned = withoutProgram(lines);
  const mark = unsigned.lastIndexOf(SIGNATURE_MARK);
  const isMarked = mark > 0 && unsigned.length - mark <= SIGNATURE_LINES_MAX && !unsigned.slice(0, mark).every(isBlank);
  const end = isMarked ? mark : unsigned.length;
  return { kept: lines.slice(0, end), tail: lines.slice(end) };
}

/** Blanks that stand before every line are the program's, which made them of HTML. */
function trimmed(lines: readonly string[]): string {
  const indent = lines.reduce((least, line) => (isBlank(line) ? least : Math.min(least, line.search(/[^ ]/))), LINE_MAX);
  return lines
    .map((line) => (isBlank(line) ? '' : line.slice(indent)))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
