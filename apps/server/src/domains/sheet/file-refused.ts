/** Why a file as a whole cannot be imported. */
export type Refusal =
  | { code: 'unreadable_file' | 'unsupported_type' }
  | { code: 'too_large'; unit: 'rows' | 'bytes'; limit: number }
  | { code: 'missing_column'; columns: string[]; headers: string[] };

export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.code, options);
    this.refusal = refusal;
  }
}
