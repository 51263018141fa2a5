/** What a provider has sent back, as it stands in the address. */
export interface ProviderAnswer {
  readonly state: string;
  readonly code: string | undefined;
  /** Who answered, where the provider says so (RFC 9207). */
  readonly iss: string | undefined;
}

/** Reads the answer as it came: a code of digits stays text. undefined where there is none. */
export function readAnswer(query: string): ProviderAnswer | undefined {
  const fields = new URLSearchParams(query);
  const [state, code, error] = [fields.get('state'), fields.get('code') ?? undefined, fields.get('error')];
  if (state === null || (code === undefined && error === null)) return undefined;
  // An answer with an error brings no code, whatever else it brings.
  return { state, code: error === null ? code : undefined, iss: fields.get('iss') ?? undefined };
}
