import { buttonsOf, type Message } from '@lobby/contract';

/** The offer of questions that still waits for a choice, by its sequence number: the last one, until one of them was chosen or answered. */
export function openOfferIn(messages: readonly Message[]): number | undefined {
  const place = messages.findLastIndex(({ answer_kind: kind }) => kind === 'clarify');
  const offer = messages[place];
  if (!offer) return undefined;
  const labels = new Set(buttonsOf(offer.sources).map(({ label }) => label));
  const offered = new Set(idsOf(offer));
  const isSettled = messages.slice(place + 1).some((message) => labels.has(message.body.trim()) || isAnsweredFrom(message, offered));
  return isSettled ? undefined : offer.seq;
}

function isAnsweredFrom(message: Message, offered: ReadonlySet<string>): boolean {
  const isAnswer = message.answer_kind === 'exact' || message.answer_kind === 'generated';
  return isAnswer && idsOf(message).some((id) => offered.has(id));
}

function idsOf({ sources = [] }: Message): string[] {
  return sources.flatMap(({ entry_id: entry, passage_id: passage }) => entry ?? passage ?? []);
}
