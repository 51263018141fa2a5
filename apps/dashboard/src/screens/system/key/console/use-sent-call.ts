import { useMutation } from '@tanstack/react-query';
import type { SampleCall } from './samples.ts';

/** What came back, and how long it took in milliseconds. */
export interface SentAnswer {
  readonly status: number;
  readonly ms: number;
  /** JSON to be read by people; the text where it is none. */
  readonly body: string;
}

/** Sends a call with a key and nothing of the person who is signed in. */
export function useSentCall() {
  return useMutation({
    mutationFn: async ({ key, call: { method, url, body } }: { key: string; call: SampleCall }): Promise<SentAnswer> => {
      const began = performance.now();
      const response = await fetch(url, {
        method,
        credentials: 'omit',
        headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body }),
      });
      const text = await response.text();
      return { status: response.status, ms: Math.round(performance.now() - began), body: readable(text) };
    },
  });
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
