import type { Answer } from './answer/answer.ts';

/**
 * An answer with a link under it: a button beside those of its source, or on its own where nothing was found. What calls a
 * person, and small talk, stay as they are. Pure.
 */
export function addOffer(answer: Answer, label: string, address: string): Answer {
  const button = { kind: 'url' as const, label, target: address };
  if (answer.kind === 'no_answer') return { ...answer, sources: [{ entry_id: null, title: label, buttons: [button] }] };
  if (answer.kind !== 'exact' && answer.kind !== 'generated') return answer;
  const place = Math.max(
    0,
    answer.sources.findIndex(({ buttons }) => buttons !== undefined && buttons.length > 0),
  );
  const sources = answer.sources.map((source, index) =>
    index === place ? { ...source, buttons: [...(source.buttons ?? []), button] } : source,
  );
  return { ...answer, sources };
}
