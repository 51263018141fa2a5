import type { EntryPreview } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';

/** Says what an entry makes of last week's questions, in a sentence. */
export function useEntryPreviewText(): (preview: EntryPreview) => string {
  const t = useT('corpus');
  const formats = useFormats();
  return ({ tried, before: { answered: before }, after: { answered: after } }) => {
    if (tried === 0) return t('preview.none');
    const change = after > before ? 'gain' : after < before ? 'loss' : 'same';
    return t(`preview.${change}`, { tried: formats.number(tried), before: formats.number(before), after: formats.number(after) });
  };
}
