import type { Locale } from '@lobby/contract';
import type { Desk } from './desk.ts';

/** What the page asks of its worker; the answer carries the same number. */
export type DeskRequest =
  | { readonly number: number; readonly kind: 'read'; readonly text: string }
  | { readonly number: number; readonly kind: 'ask'; readonly question: string; readonly locale: Locale }
  | { readonly number: number; readonly kind: 'export'; readonly locale: Locale };

export interface DeskAnswer {
  readonly number: number;
  readonly result: unknown;
}

/** Does what a message asks. */
export function serveDesk(desk: Desk, request: DeskRequest): DeskAnswer {
  const { number } = request;
  switch (request.kind) {
    case 'read':
      return { number, result: desk.read(request.text) };
    case 'ask':
      return { number, result: desk.ask(request.question, request.locale) };
    case 'export':
      return { number, result: desk.export(request.locale) };
  }
}
