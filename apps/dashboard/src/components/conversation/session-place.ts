import { CONVERSATION_VIEWS } from '@lobby/contract';
import { getRouteApi } from '@tanstack/react-router';
import type { ConversationView } from '#/data/conversation.ts';

/** What the address of the screen says. */
export interface SessionSearch {
  /** The list that is shown; everything that is not resolved where it says nothing. */
  readonly view?: ConversationView;
  readonly q?: string;
  /** Id of the open conversation. */
  readonly conversation?: string;
}

/** The list without a choice. */
const FIRST_VIEW: ConversationView = 'all';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const route = getRouteApi('/dashboard/session');

/** Reads the address; what it does not understand it leaves out. */
export function readSessionSearch(raw: Record<string, unknown>): SessionSearch {
  const view = CONVERSATION_VIEWS.find((name) => name === raw['view']);
  // A search like 123 or true reaches the address as a number or a boolean.
  const q = ['string', 'number', 'boolean'].includes(typeof raw['q']) ? String(raw['q']) : '';
  const conversation = raw['conversation'];
  return {
    ...(view && view !== FIRST_VIEW && { view }),
    ...(q !== '' && { q }),
    ...(typeof conversation === 'string' && UUID.test(conversation) && { conversation }),
  };
}

/** The place of the screen in the address, and how to change it. */
export function useSessionPlace() {
  const { view = FIRST_VIEW, q = '', conversation } = route.useSearch();
  const navigate = route.useNavigate();
  const go = (change: Partial<Record<keyof SessionSearch, string | undefined>>, { replace = false } = {}) =>
    void navigate({ search: (now) => readSessionSearch({ ...now, ...change }), replace, resetScroll: false });
  return { view, q, conversation, go };
}
