import { useSyncExternalStore } from 'react';

/** How this browser calls its person; of what they are told is their own choice, wherever they are. */
export interface AlertChoice {
  readonly sound: boolean;
  /** Notifications of the browser while no page of the dashboard is in front. */
  readonly notifications: boolean;
  /** They show what was written, not only by whom. */
  readonly text: boolean;
}

/** Where the choice is kept between visits: ears and screens are a browser's, not an account's. */
const STORAGE_KEY = 'lobby-alerts';
const FIRST: AlertChoice = { sound: true, notifications: false, text: true };

let held: { text: string | null; choice: AlertChoice } | undefined;
/** What a browser that keeps nothing was told. */
let unkept: string | null = null;
const hearers = new Set<() => void>();

/** Whether and for what this browser calls its person. */
export function useAlertChoice(): AlertChoice {
  return useSyncExternalStore(hear, readChoice);
}

/** Holds at once, in every page of the browser, and for the next visit where the browser keeps it. */
export function chooseAlerts(choice: AlertChoice): void {
  unkept = JSON.stringify(choice);
  keepText(unkept);
  for (const hearer of hearers) hearer();
}

function hear(hearer: () => void): () => void {
  hearers.add(hearer);
  // Another page may have chosen.
  addEventListener('storage', hearer);
  return () => {
    hearers.delete(hearer);
    removeEventListener('storage', hearer);
  };
}

/** The same object for as long as the same is kept. */
function readChoice(): AlertChoice {
  const text = readText();
  if (held?.text !== text || held === undefined) held = { text, choice: parseChoice(text) };
  return held.choice;
}

function readText(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return unkept;
  }
}

/** Something else than a choice is the first one. */
function parseChoice(text: string | null): AlertChoice {
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof AlertChoice, unknown>>;
    const { sound, notifications, text: words } = { ...FIRST, ...kept };
    return {
      sound: Boolean(sound),
      notifications: Boolean(notifications),
      text: Boolean(words),
    };
  } catch {
    return FIRST;
  }
}

/** True where the choice will outlive the page. */
function keepText(text: string): boolean {
  try {
    localStorage.setItem(STORAGE_KEY, text);
    return true;
  } catch {
    return false;
  }
}
