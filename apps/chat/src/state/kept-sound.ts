import { keep, type KeyValue } from './browser-storage.ts';

const KEY = 'lobby-sound';
const OFF = 'off';

/** Whether a tone tells of answers; it does where nobody has chosen. */
export function isSoundOn(storage: KeyValue): boolean {
  return storage.getItem(KEY) !== OFF;
}

export function keepSound(storage: KeyValue, on: boolean): void {
  keep(storage, KEY, on ? 'on' : OFF);
}

/** Claims the tone for a message: of several tabs of a conversation only the first gets it. */
export function claimTone(storage: KeyValue, messageId: string): boolean {
  if (storage.getItem(`${KEY}-last`) === messageId) return false;
  keep(storage, `${KEY}-last`, messageId);
  return true;
}
