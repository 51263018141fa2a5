/** A mail has more parts, or a longer head, than any mail of a person has, or takes more time or memory than any may. */
export class MailTooComplex extends Error {
  override readonly name = 'MailTooComplex';
}
