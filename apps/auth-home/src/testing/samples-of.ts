import type { Locale } from '@lobby/contract';
import { createMessageLoader, type Messages } from '@lobby/i18n';

/** The samples of the playground in a language, as its page shows them. */
export async function samplesOf(locale: Locale): Promise<Messages['playground']['samples']> {
  return ((await createMessageLoader()(locale, 'playground')) as unknown as Messages['playground']).samples;
}
