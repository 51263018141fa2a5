import type { LineName, Message } from '@lobby/contract';
import type { useT } from '@lobby/i18n';

/** A line that the conversation writes about itself, in the visitor's language. */
export function wordEvent(t: ReturnType<typeof useT<'chat'>>, { event }: Message): string {
  if (!event) return '';
  const name = event.name as LineName;
  return event.actor === null ? t(`events.${name}`) : t(`events.${name}_by`, { name: event.actor });
}
