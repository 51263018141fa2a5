import { buttonLines } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#/data/api.ts';
import type { EntryDraft } from '#/data/corpus.ts';
import { shelvesQuery } from '#/data/corpus-shelf.ts';
import { membersQuery } from '#/data/team.ts';

/** What stands for nothing. */
const NONE = '–';

/** The fields of an entry as texts that a person compares. */
export function useFieldText(): (draft: EntryDraft, field: keyof EntryDraft) => string {
  const t = useT('corpus');
  const formats = useFormats();
  const { data: shelves } = useQuery(shelvesQuery(useApi()));
  const { data: team } = useQuery(membersQuery(useApi()));
  return (draft, field) => {
    switch (field) {
      case 'status':
        return t(`status.${draft.status}`);
      case 'answer_mode':
        return t(`editor.mode_${draft.answer_mode}`);
      case 'wordings':
      case 'tags':
        return draft[field].join('\n') || NONE;
      case 'buttons':
        return buttonLines(draft.buttons).join('\n') || NONE;
      case 'valid_from':
      case 'valid_until':
      case 'review_by':
        return draft[field] === null ? NONE : formats.moment(draft[field]);
      case 'corpus_id':
        return (
          shelves?.items.find(({ id, is_first: isFirst }) => (draft.corpus_id === null ? isFirst : id === draft.corpus_id))?.name ?? NONE
        );
      case 'owner_id':
        return team?.items.find(({ id }) => id === draft.owner_id)?.name ?? NONE;
      default:
        return String(draft[field] ?? NONE);
    }
  };
}
