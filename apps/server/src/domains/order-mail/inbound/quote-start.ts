/** Longest line that is looked at; longer ones are nobody's headline. */
const LINE_MAX = 400;

const ADDRESS = /[^\s<>@＜＞]@[^\s<>@＜＞]+\.[^\s<>@＜＞]/;
const TIME = /\d{1,2}\s?(?:[:：.]\d{2}|[時时点點]\s?\d{1,2}\s?分)/;
const DAY = /\d{4}\s?[年/.-]|\d{1,2}[/.]\d{1,2}[/.]\d{2}|\b\d{4}\b/;

/** How the line ends or begins that a program puts before what it quotes, in the languages of our customers. */
const SHAPES: readonly RegExp[] = [
  /(?:wrote|writes|schrieb|a écrit|escribió|ha scritto)\s*[:：]?[\s-—]*$/i,
  /(?:写道|寫道|写入|寫入|写了|寫了|的邮件|的郵件)\s*[:：]?$/,
  /(?:のメール|のメッセージ|書きました|書いた)\s*[:：]?$/,
  /(?:>|＞)\s*[:：]$/,
  /\bschrieb\s.{0,200}[:：]$/i,
];
/** How it begins, where a program breaks it into lines. */
const BEGINNING = /^(?:(?:On|At|Am|Le|El|Il)\s|[在於于]\s?|\d{4}\s?[年/.-])|[<＜][^\s<>＜＞]{1,200}@/;
/** Lines that one headline is broken into. */
const BROKEN_MAX = 3;

const SEPARATOR =
  /^[-_—─ ]{2,}\s*(?:Original Message|Original Email|Original|Repl(?:y|ied) message|原始邮件|原始郵件|原始信息|原始訊息|原郵件|原邮件|回复的原邮件|回覆的原郵件|元のメッセージ|Ursprüngliche Nachricht|Message d'origine)\s*[-_—─ ]{2,}$/i;
/** What is passed on is what the mail is about: it stays. */
const FORWARD =
  /^(?:[-_—─ ]{2,}\s*(?:Forwarded (?:message|email)|Original message forwarded|转发的?邮件|转发的邮件信息|轉寄的?郵件|已轉寄的郵件|転送メッセージ|転送元のメール|転送されたメッセージ).{0,40}|Begin forwarded message:|(?:开始|開始)(?:转发|轉寄)的(?:邮件|郵件)[:：])$/i;

/** The head of a quoted mail as Outlook, QQ Mail and others write it. */
const HEAD = {
  from: /^\*?(?:From|Von|De|发件人|發件人|寄件者|寄件人|差出人|送信者|送信元)\s*\*?\s*[:：]/i,
  date: /^\*?(?:Sent|Date|Gesendet|Datum|Envoyé|发送时间|发送日期|日期|發送時間|寄件日期|傳送時間|送信日時|送信日|日時|日付)\s*\*?\s*[:：]/i,
  subject: /^\*?(?:Subject|Betreff|Objet|主题|主旨|主題|件名)\s*\*?\s*[:：]/i,
  other: /^\*?(?:To|Cc|An|À|Reply-To|Importance|收件人|抄送|收件者|副本|宛先|CC)\s*\*?\s*[:：]/i,
} as const;

export const isBlank = (line: string) => line.trim() === '';
export const isQuoted = (line: string) => /^\s*[>＞]/.test(line);
const wordsOf = (line: string) =>
  line
    .slice(0, LINE_MAX)
    .replace(/^[>＞\s]+/, '')
    .trim();

/** Whether a line is our own, which stands at the top of our mails and therefore of what is quoted of them. */
export const isMark = (line: string, marks: readonly string[]) => marks.includes(wordsOf(line));

/**
 * The first line of what a program quotes: known by what only programs write there (an address, a date with its time, their
 * separators) or by our own mark, never by its shape alone, which customers' own words have too. `forwarded` where it is passed on.
 */
export function quoteStart(lines: readonly string[], marks: readonly string[]): number | 'forwarded' | undefined {
  for (const index of lines.keys()) {
    const line = wordsOf(lines[index] ?? '');
    if (FORWARD.test(line)) return 'forwarded';
    if (SEPARATOR.test(line) || isHeadline(lines, index) || isHead(lines, index)) return ruledFrom(lines, index);
    if (isMark(line, marks)) return introducedFrom(lines, index);
  }
  return undefined;
}

function isHeadline(lines: readonly string[], index: number): boolean {
  const first = wordsOf(lines[index] ?? '');
  if (isShown(first)) return isProven(first, lines, index + 1);
  if (!BEGINNING.test(first)) return false;
  let words = first;
  for (let next = index + 1; next < index + BROKEN_MAX && next < lines.length; next += 1) {
    const line = wordsOf(lines[next] ?? '');
    // A headline that stands for itself takes nothing of the line above along.
    if (line === '' || (BEGINNING.test(line) && isShown(line) && isProven(line, lines, next + 1))) return false;
    words = `${words} ${line}`;
    if (isShown(words)) return isProven(words, lines, next + 1);
  }
  return false;
}

const isShown = (words: string) => SHAPES.some((shape) => shape.test(words));

/** An address and a time or a date; or a date and a time where quoted lines follow at once. */
function isProven(words: string, lines: readonly string[], next: number): boolean {
  const [hasAddress, hasTime, hasDay] = [ADDRESS.test(words), TIME.test(words), DAY.test(words)];
  if (hasAddress) return hasTime || hasDay;
  return hasTime && hasDay && isQuoted(lines.slice(next).find((line) => !isBlank(line)) ?? '');
}

function isHead(lines: readonly string[], index: number): boolean {
  const block = headFrom(lines, index);
  const has = (kind: keyof typeof HEAD) => block.find((line) => HEAD[kind].test(line));
  const date = has('date');
  if (block.length < 2 || has('from') === undefined || (date ?? has('subject')) === undefined) return false;
  return block.some((line) => ADDRESS.test(line)) || (date !== undefined && TIME.test(date) && DAY.test(date));
}

function headFrom(lines: readonly string[], index: number): string[] {
  const block: string[] = [];
  for (let at = index; at < lines.length && block.length < 10; at += 1) {
    const line = wordsOf(lines[at] ?? '');
    if (!Object.values(HEAD).some((kind) => kind.test(line))) break;
    block.push(line);
  }
  return block;
}

/** A ruler right above goes with what it parts off. */
function ruledFrom(lines: readonly string[], index: number): number {
  let at = index;
  while (at > 0 && isBlank(lines[at - 1] ?? '')) at -= 1;
  return at > 0 && /^\s*(?:_{10,}|-{10,}|─{10,})\s*$/.test(lines[at - 1] ?? '') ? at - 1 : index;
}

/** Above our own mark stands what the program says of the quoted mail, in whatever words: it goes with it. */
function introducedFrom(lines: readonly string[], mark: number): number {
  let index = mark;
  const isIntroduction = (line: string) => isShown(line) || Object.values(HEAD).some((kind) => kind.test(line)) || /^[_-]{10,}$/.test(line);
  while (index > 0 && (isBlank(lines[index - 1] ?? '') || isIntroduction(wordsOf(lines[index - 1] ?? '')))) index -= 1;
  return index;
}
