import type { LineName, Message } from '@lobby/contract';
import { useT } from '@lobby/i18n';

/** Words an event of a conversation in the reader's language. */
export function useEventWords(): (event: NonNullable<Message['event']>) => string {
  const t = useT('session');
  const order = useT('orders');
  return ({ name, actor, score, stage }) => {
    if (name === 'work_order')
      return t('events.work_order_by', { name: actor ?? '', stage: stage === undefined ? '' : order(`stage.${stage}`) });
    const line = name as LineName;
    return actor === null || line === 'abandoned' ? t(`events.${line}`, { score }) : t(`events.${line}_by`, { name: actor, score });
  };
}
