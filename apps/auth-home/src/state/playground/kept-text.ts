const KEY = 'lobby-playground';

/** What was put into the playground in this tab; an empty text where nothing was, or nothing is kept. */
export function readPlaygroundText(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Keeps it over a reload; false where the browser keeps nothing, or not so much. */
export function keepPlaygroundText(text: string): boolean {
  try {
    if (text === '') sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, text);
    return true;
  } catch {
    return false;
  }
}
