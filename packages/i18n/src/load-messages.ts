import type { Locale } from '@lobby/contract';
import { MESSAGE_FILES, type MessageFiles, type MessageTree } from './message-files.ts';
import type { Namespace } from './namespaces.ts';

/** Pauses before the second and the third attempt at a message file, in ms. */
export const LOAD_PAUSES_MS = [300, 1000] as const;

/** Fetches one message file; rejects when every attempt failed. */
export type LoadMessages = (locale: Locale, namespace: Namespace) => Promise<MessageTree>;

/** A namespace that a page was built without: nothing is there to be fetched, however often it is tried. */
export class NoMessagesError extends Error {}

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
    const file: MessageFiles[Locale][Namespace] | undefined = files[locale][namespace];
    if (!file) return Promise.reject(new NoMessagesError(`This page has no messages of ${namespace}`));
    const load = fetchPatiently(file);
    loads.set(id, load);
    load.catch(() => loads.delete(id));
    return load;
  };
}
