import type { EntryRehearsal } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';

/** Says what an entry makes of last week's questions, in a sentence. */
export function useRehearsalText(): (rehearsal: EntryRehearsal) => string {
  const t = useT('corpus');
  const formats = useFormats();
  return ({ tried, before: { answered: before }, after: { answered: after } }) => {
    if (tried === 0) return t('rehearsal.none');
    const change = after > before ? 'gain' : after < before ? 'loss' : 'same';
    return t(`rehearsal.${change}`, { tried: formats.number(tried), before: formats.number(before), after: formats.number(after) });
  };
}
