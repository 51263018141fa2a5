import { containsPhrase, spacedText } from '#/analysis/matches-phrase.ts';

/** Groups of words or phrases that mean the same to one tenant, such as `[['refund', 'money back'], ['退货', '退貨', '返品']]`. */
export type Synonyms = readonly (readonly string[])[];

/** Groups whose members are in the form in which they are looked for, once each. */
export type PreparedSynonyms = readonly (readonly string[])[];

export function prepareSynonyms(synonyms: Synonyms): PreparedSynonyms {
  return synonyms.map((group) => [...new Set(group.map(spacedText))].filter((phrase) => phrase !== ''));
}

/** The other members of every group that a question mentions. */
export function alternativesIn(question: string, synonyms: PreparedSynonyms): string[] {
  if (synonyms.length === 0) return [];
  const text = spacedText(question);
  return synonyms.flatMap((group) => {
    const said = group.filter((phrase) => containsPhrase(text, phrase));
    return said.length === 0 ? [] : group.filter((phrase) => !said.includes(phrase));
  });
}
