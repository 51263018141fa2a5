import type { Note } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';

/** Words what a colleague, or the clock, did to a conversation. */
export function useActivityWords(): (note: Note) => string {
  const t = useT('session');
  const formats = useFormats();
  const word = ({ activity, author }: Note) => {
    const name = author?.name ?? '';
    switch (activity?.name) {
      case 'assigned':
        if (!author) return t('activities.assigned_itself', { to: activity.to ?? '' });
        return t('activities.assigned', { name, to: activity.to ?? '' });
      case 'queued':
        if (activity.reason === 'no_reply') return t('activities.no_reply', { from: activity.from ?? '' });
        if (activity.reason === 'away') return t('activities.was_away', { from: activity.from ?? '' });
        return t('activities.queued', { name });
      case 'address':
        return t('activities.address', { to: activity.to ?? '' });
      case 'snoozed':
        return t('activities.snoozed', { name, time: formats.momentWithin(activity.until ?? 0) });
      case 'unsnoozed':
        return author ? t('activities.unsnoozed_by', { name }) : t('activities.unsnoozed');
      case 'priority':
        return t('activities.priority', { name, priority: t(`priority.${activity.priority ?? 'normal'}`) });
      case 'tags':
        return activity.tags?.length ? t('activities.tags', { name, tags: activity.tags.join(', ') }) : t('activities.no_tags', { name });
      case 'work_order':
        return t(author ? 'activities.work_order' : 'activities.work_order_own', { name, to: activity.to ?? '' });
      case 'spam':
        return author ? t('activities.spam', { name }) : t('activities.spam_itself');
      case undefined:
        return '';
    }
  };
  return (note) => {
    const names = note.activity?.before?.join(', ');
    return names === undefined ? word(note) : t('activities.asked_before', { line: word(note), names });
  };
}
