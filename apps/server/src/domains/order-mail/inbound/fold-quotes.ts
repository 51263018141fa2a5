/** A mail in two: what its writer wrote now, and what it repeats of others, with the signature. */
export interface FoldedMail {
  shown: string;
  quoted: string;
}

/** Lines that a program puts before what it quotes, in the programs and languages that our customers use. */
const INTRODUCTIONS: readonly RegExp[] = [
  // Gmail, Apple Mail, Thunderbird, Yahoo
  /^(?:On|Am|Le|El) .{4,200}(?:wrote|schrieb|écrit|escribió)\s*:\s*$/i,
  /^.{2,200}(?:<[^<>\s]{3,200}>|＜[^＜＞\s]{3,200}＞)\s*(?:於|于|在).{0,80}(?:写道|寫道|写入|寫入)\s*[:：]\s*$/,
  /^(?:在|於|于)?\s*.{4,200}(?:写道|寫道|写了|寫了)\s*[:：]\s*$/,
  /^\d{4}\s*年\s*\d{1,2}\s*月\s*\d{1,2}\s*日.{0,200}(?:[:：]|のメール|のメッセージ)\s*$/,
  /^\d{4}[/.-]\d{1,2}[/.-]\d{1,2}.{0,120}<[^<>\s]{3,200}>\s*[:：]?\s*$/,
  /^.{0,200}(?:さん|様)?(?:は|からの)(?:次のように|以下のように)?(?:書きました|メール)\s*[:：]?\s*$/,
  // Outlook, QQ Mail, Foxmail, NetEase, Yahoo! Japan
  /^[-_—─ ]{2,}\s*(?:Original Message|Original|Forwarded message|原始邮件|原始郵件|原始訊息|原郵件|原邮件|回复的原邮件|转发的邮件|轉寄郵件|元のメッセージ|Original Email)\s*[-_—─ ]{2,}\s*$/i,
  /^-{3,}\s*(?:回复的原邮件|回覆的原郵件)\s*-{3,}$/,
  /^_{10,}$/,
];

/** The head of a quoted mail as Outlook, QQ Mail and others write it: two such lines in a row begin a quotation. */
const HEAD_LINE =
  /^[>*\s]*(?:From|Sent|Date|To|Cc|Subject|发件人|发送时间|发送日期|日期|收件人|抄送|主题|寄件者|寄件人|寄件日期|傳送時間|收件者|副本|主旨|主題|差出人|送信日時|送信者|日時|宛先|件名)\s*\*?\s*[:：].*$/i;
const SIGNATURES: readonly RegExp[] = [
  /^-- $/,
  /^--$/,
  /^(?:Sent from my|Get Outlook for|Sent from Outlook|Sent from Yahoo Mail).{0,80}$/i,
  /^(?:发自我的|從我的|从我的|傳送自我的|來自我的).{1,40}$/,
  /^(?:iPhone|iPad|Android|スマートフォン|Outlook).{0,20}(?:から送信|より送信)$/,
];

/** Longest line that is looked at; longer ones are nobody's headline. */
const LINE_MAX = 400;

/**
 * Divides the plain text of a mail. What stands below the first quotation, or below `marks`, is folded; a mail in which answers
 * stand between the quoted lines is shown as it is, without the lines at its end that are quoted only. Pure, and in linear time.
 * @param marks lines that we ourselves put at the top of mails
 */
export function foldQuotes(text: string, marks: readonly string[]): FoldedMail {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const start = beginOfQuote(lines, marks);
  const answered = start === undefined ? lines : lines.slice(0, start);
  const below = start === undefined ? [] : lines.slice(start);
  const isBetween = start === undefined || answered.every(isEmpty) ? answersBetween(below) : false;
  // Who answers between the lines, or below them, has written there.
  if (isBetween) return foldTail(lines);
  const { kept, tail } = cutSignature(answered);
  return { shown: trimmed(kept), quoted: trimmed([...tail, ...below]) };
}

const isEmpty = (line: string) => line.trim() === '';
const isQuoted = (line: string) => /^\s*[>＞|]/.test(line);

function beginOfQuote(lines: readonly string[], marks: readonly string[]): number | undefined {
  for (const [index, whole] of lines.entries()) {
    const line = whole.slice(0, LINE_MAX);
    const words = line.replace(/^[>\s]+/, '').trim();
    if (marks.some((mark) => words === mark)) return introducedAt(lines, index);
    if (isQuoted(line)) return index;
    // A headline that its program has broken into two lines is one.
    const two = `${line.trim()} ${(lines[index + 1] ?? '').slice(0, LINE_MAX).trim()}`.trim();
    if (INTRODUCTIONS.some((each) => each.test(line.trim()))) return index;
    if (/^(?:On |在|於|于|\d{4})/.test(line.trim()) && INTRODUCTIONS.some((each) => each.test(two)) && !isEmpty(lines[index + 1] ?? ''))
      return index;
    if (HEAD_LINE.test(line) && HEAD_LINE.test((lines[index + 1] ?? '').slice(0, LINE_MAX))) return index;
  }
  return undefined;
}

/** Above our own mark stands what the program says of the quoted mail: it goes with it. */
function introducedAt(lines: readonly string[], mark: number): number {
  let index = mark;
  while (index > 0 && isEmpty(lines[index - 1] ?? '')) index -= 1;
  return index;
}

/** Whether somebody wrote between or below quoted lines. */
function answersBetween(lines: readonly string[]): boolean {
  const firstQuoted = lines.findIndex(isQuoted);
  return (
    firstQuoted !== -1 &&
    lines.slice(firstQuoted).some((line) => !isQuoted(line) && !isEmpty(line) && !HEAD_LINE.test(line.slice(0, LINE_MAX)))
  );
}

function foldTail(lines: readonly string[]): FoldedMail {
  const last = lines.findLastIndex((line) => !isQuoted(line) && !isEmpty(line));
  const { kept, tail } = cutSignature(lines.slice(0, last + 1));
  return { shown: trimmed(kept), quoted: trimmed([...tail, ...lines.slice(last + 1)]) };
}

function cutSignature(lines: readonly string[]): { kept: readonly string[]; tail: readonly string[] } {
  const at = lines.findIndex((line) => SIGNATURES.some((each) => each.test(line.slice(0, LINE_MAX))));
  // A mail that is nothing but a signature is shown.
  if (at === -1 || lines.slice(0, at).every(isEmpty)) return { kept: lines, tail: [] };
  return { kept: lines.slice(0, at), tail: lines.slice(at) };
}

function trimmed(lines: readonly string[]): string {
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
