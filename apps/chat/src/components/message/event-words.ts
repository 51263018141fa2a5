import { stageOf, type LineName, type Message } from '@lobby/contract';
import type { useT } from '@lobby/i18n';

/** A line that the conversation writes about itself, in the visitor's language. */
export function wordEvent(t: ReturnType<typeof useT<'chat'>>, order: ReturnType<typeof useT<'order'>>, { event }: Message): string {
  if (!event) return '';
  const name = event.name as LineName;
  if (name === 'work_order') return order('told', { no: event.actor ?? '', stage: order(`stage.${event.stage ?? stageOf('new')}`) });
  return event.actor === null || name === 'abandoned' || name === 'rated'
    ? t(`events.${name}`)
    : t(`events.${name}_by`, { name: event.actor });
}
