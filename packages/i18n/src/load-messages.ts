import type { Locale } from '@lobby/contract';
import { MESSAGE_FILES, type MessageFiles, type MessageTree } from './message-files.ts';
import type { Namespace } from './namespaces.ts';

/** Pauses before the second and the third attempt at a message file, in ms. */
export const LOAD_PAUSES_MS = [300, 1000] as const;

/** Fetches one message file; rejects when every attempt failed. */
export type LoadMessages = (locale: Locale, namespace: Namespace) => Promise<MessageTree>;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function fetchPatiently(fetchFile: () => Promise<{ default: MessageTree }>): Promise<MessageTree> {
  for (const ms of LOAD_PAUSES_MS) {
    try {
      return (await fetchFile()).default;
    } catch {
      await pause(ms);
    }
  }
  return (await fetchFile()).default;
}

/** A loader that fetches each file once, however often it is asked, and forgets a failure so that asking again tries again. */
export function createMessageLoader(files: MessageFiles = MESSAGE_FILES): LoadMessages {
  const loads = new Map<string, Promise<MessageTree>>();
  return (locale, namespace) => {
    const id = `${locale}/${namespace}`;
    const known = loads.get(id);
    if (known) return known;
    const load = fetchPatiently(files[locale][namespace]);
    loads.set(id, load);
    load.catch(() => loads.delete(id));
    return load;
  };
}
