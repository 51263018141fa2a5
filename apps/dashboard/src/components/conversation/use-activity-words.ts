import type { Note } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';

/** Words what a colleague, or the clock, did to a conversation. */
export function useActivityWords(): (note: Note) => string {
  const t = useT('session');
  const formats = useFormats();
  return ({ activity, author }) => {
    const name = author?.name ?? '';
    switch (activity?.name) {
      case 'assigned':
        return t('activities.assigned', { name, to: activity.to ?? '' });
      case 'queued':
        return t('activities.queued', { name });
      case 'snoozed':
        return t('activities.snoozed', { name, time: formats.dateTime(activity.until ?? 0) });
      case 'unsnoozed':
        return author ? t('activities.unsnoozed_by', { name }) : t('activities.unsnoozed');
      case 'priority':
        return t('activities.priority', { name, priority: t(`priority.${activity.priority ?? 'normal'}`) });
      case 'tags':
        return activity.tags?.length ? t('activities.tags', { name, tags: activity.tags.join(', ') }) : t('activities.no_tags', { name });
      case undefined:
        return '';
    }
  };
}
