/** Header lines by which filters say that a mail is spam, by the name of the line: SpamAssassin and Rspamd, Exchange, Amazon SES, Mailgun. */
const MARKS: readonly (readonly [name: string, spam: RegExp])[] = [
  ['x-spam-flag', /^yes\b/i],
  ['x-spam-status', /^yes\b/i],
  ['x-spam', /^yes\b/i],
  // A confidence from -1 to 9, of which 5 and more is spam.
  ['x-ms-exchange-organization-scl', /^[5-9]$/],
  // Its verdict: spam, marked as spam by a rule, or a blocked sender.
  ['x-forefront-antispam-report', /(?:^|;)\s*SFV:(?:SPM|SKS|SKB)(?:;|$)/i],
  ['x-ses-spam-verdict', /^fail$/i],
  ['x-ses-virus-verdict', /^fail$/i],
  ['x-mailgun-sflag', /^yes$/i],
];

/**
 * Whether a mail server on the way took a mail for spam. Whoever writes such a line into a mail of their own harms nobody else. Pure.
 * @param of the values of a header line, by its name in lower case
 */
export function isMarkedAsSpam(of: (name: string) => readonly string[]): boolean {
  return MARKS.some(([name, spam]) => of(name).some((value) => spam.test(value.trim())));
}
