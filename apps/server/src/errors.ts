import { CODES, type CodeName, type FailureData } from '@lobby/contract';

/** A call that cannot be served: which business code it answers with, and what a form or a retry needs to know. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: CodeName;
  readonly details: Omit<FailureData, 'reason'>;
  /** Words of the message's placeholders. */
  readonly words: Record<string, string | number>;

  constructor(code: CodeName, details: Omit<FailureData, 'reason'> = {}, words: Record<string, string | number> = {}) {
    super(code);
    this.code = code;
    this.details = details;
    this.words = words;
  }

  get status(): number {
    return CODES[this.code].status;
  }
}
