/** A rule of one language that a machine can keep: what must not occur in its texts, and what to write instead. */
export interface WordRule {
  name: string;
  /** Global and unicode; it finds the words that break the rule. */
  pattern: RegExp;
  instead: string;
  /** Texts that may break the rule, as `namespace:key`. */
  except?: readonly string[];
}

/** Texts of one language by `namespace:key`. */
export type TextsById = ReadonlyMap<string, string>;

/** Each place where a text breaks a rule, in a line that says what to do: `bot:title: “e-mail” (one spelling): email`. */
export function findBreaches(texts: TextsById, rules: readonly WordRule[]): string[] {
  return rules.flatMap(({ name, pattern, instead, except = [] }) =>
    [...texts]
      .filter(([id]) => !except.includes(id))
      .flatMap(([id, text]) => [...text.matchAll(pattern)].map(([found]) => `${id}: “${found}” (${name}): ${instead}`)),
  );
}

/** Exceptions that no text needs, or whose text is gone. */
export function findNeedlessExceptions(texts: TextsById, rules: readonly WordRule[]): string[] {
  return rules.flatMap(({ name, pattern, except = [] }) =>
    except.filter((id) => (texts.get(id) ?? '').search(pattern) === -1).map((id) => `${id} (${name})`),
  );
}
