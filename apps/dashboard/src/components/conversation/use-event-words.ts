import type { Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';

/** Words an event of a conversation in the reader's language. */
export function useEventWords(): (event: NonNullable<Message['event']>) => string {
  const t = useT('session');
  return ({ name, actor }) => (actor === null ? t(`events.${name}`) : t(`events.${name}_by`, { name: actor }));
}
