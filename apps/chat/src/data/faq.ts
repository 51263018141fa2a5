import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { faq, type Locale, type RequestInput, type ResponseOf } from '@lobby/contract';
import { newId } from '#/state/random-id.ts';
import { keep, openStorage } from '#/state/browser-storage.ts';
import type { Identity } from './visitor-session.ts';

export type FaqHome = ResponseOf<typeof faq.home>;
export type FaqArticle = ResponseOf<typeof faq.article>;

const READER_KEY = 'lobby-faq-reader';

/** This browser's own number among readers; it says that two readings are one person's, and nothing else. */
export function readerOf(): string {
  const { local } = openStorage();
  const known = local.getItem(READER_KEY);
  if (known !== null) return known;
  const made = newId();
  keep(local, READER_KEY, made);
  return made;
}

export const readHome = (client: ApiClient, tenant: string, locale: Locale, signal: AbortSignal): Promise<FaqHome> =>
  callEndpoint(client, faq.home, { tenant, locale }, { signal, quiet: true });

export const searchFaq = (client: ApiClient, request: RequestInput<typeof faq.search>, signal: AbortSignal) =>
  callEndpoint(client, faq.search, request, { signal, quiet: true });

export const readArticle = (client: ApiClient, request: RequestInput<typeof faq.article>, signal: AbortSignal): Promise<FaqArticle> =>
  callEndpoint(client, faq.article, request, { signal, quiet: true });

/** A reading that is not counted is no reason to trouble the reader. */
export function tellOpened(client: ApiClient, request: Omit<RequestInput<typeof faq.opened>, 'reader'>): void {
  void callEndpoint(client, faq.opened, { ...request, reader: readerOf() }, { quiet: true }).catch(() => undefined);
}

export const judgeArticle = (client: ApiClient, request: Omit<RequestInput<typeof faq.feedback>, 'reader'>) =>
  callEndpoint(client, faq.feedback, { ...request, reader: readerOf() }, { quiet: true });

/** Says in the visitor's conversation which article was read. */
export const bringArticle = (client: ApiClient, { token, conversationId }: Identity, id: string, locale: Locale) =>
  callEndpoint(client, faq.bring, { conversation_id: conversationId, id, locale, reader: readerOf() }, { quiet: true, token });

/** What was read did not spare the visitor a question. */
export function tellAsked(client: ApiClient, { token }: Identity): void {
  void callEndpoint(client, faq.asked, { reader: readerOf() }, { quiet: true, token }).catch(() => undefined);
}
