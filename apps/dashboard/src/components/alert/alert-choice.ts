import type { LiveEvents } from '@lobby/contract';
import { useSyncExternalStore } from 'react';

/** What somebody can be called for. */
export type AlertKind = Parameters<LiveEvents['alert']>[0]['kind'];
export const ALERT_KINDS = ['waiting', 'assigned', 'message', 'mention'] as const satisfies readonly AlertKind[];

/** How this browser calls its person. */
export interface AlertChoice {
  readonly sound: boolean;
  /** Notifications of the browser while no page of the dashboard is in front. */
  readonly notifications: boolean;
  /** They show what was written, not only by whom. */
  readonly text: boolean;
  readonly kinds: readonly AlertKind[];
}

/** Where the choice is kept between visits: ears and screens are a browser's, not an account's. */
const STORAGE_KEY = 'lobby-alerts';
const FIRST: AlertChoice = { sound: true, notifications: false, text: true, kinds: ALERT_KINDS };

let held: AlertChoice | undefined;
const hearers = new Set<() => void>();

/** Whether and for what this browser calls its person. */
export function useAlertChoice(): AlertChoice {
  return useSyncExternalStore(hear, readOnce);
}

/** Holds at once, in every page of the browser, and for the next visit where the browser keeps it. */
export function chooseAlerts(choice: AlertChoice): void {
  held = choice;
  keepChoice(choice);
  for (const hearer of hearers) hearer();
}

function hear(hearer: () => void): () => void {
  // Another page has chosen.
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEY) return;
    held = undefined;
    hearer();
  };
  hearers.add(hearer);
  addEventListener('storage', onStorage);
  return () => {
    hearers.delete(hearer);
    removeEventListener('storage', onStorage);
    // Whoever asks next reads what is kept by then.
    if (hearers.size === 0) held = undefined;
  };
}

const readOnce = () => (held ??= readChoice());

/** A browser that keeps nothing, or something else, starts with the first choice. */
function readChoice(): AlertChoice {
  try {
    const kept = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Record<keyof AlertChoice, unknown>>;
    const { sound, notifications, text, kinds } = { ...FIRST, ...kept };
    return {
      sound: Boolean(sound),
      notifications: Boolean(notifications),
      text: Boolean(text),
      kinds: ALERT_KINDS.filter((kind) => Array.isArray(kinds) && kinds.includes(kind)),
    };
  } catch {
    return FIRST;
  }
}

/** True where the choice will outlive the page. */
function keepChoice(choice: AlertChoice): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(choice));
    return true;
  } catch {
    return false;
  }
}
