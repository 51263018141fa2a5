import type { EntryAction, EntryStatus } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { changeStatus, deleteEntries, type Stamp } from '#/domains/corpus/corpus-writes.repository.ts';
import { readCorpora } from '#/domains/corpus/shelves/shelf.repository.ts';
import { countWithoutRoom, idsAwaitingApproval, markCurrent, moveEntries, tagEntries, untagEntries } from './bulk.repository.ts';

/** What became of some entries: those that are different now, and those that could not be changed. */
export interface PieceResult {
  changed: number;
  refused: number;
}

/** Everything but translations, which need a model. */
export type PlainAction = Exclude<EntryAction, { kind: 'translate' }>;

const STATUS_AFTER: Partial<Record<EntryAction['kind'], EntryStatus>> = {
  publish: 'published',
  review: 'in_review',
  draft: 'draft',
  archive: 'archived',
};

/** Does one action with some entries; the corpus is locked. @param mayApprove whether it may publish what waits for a review */
export async function doPiece(
  scope: TenantScope,
  ids: readonly string[],
  action: PlainAction,
  mayApprove: boolean,
  stamp: Stamp,
): Promise<PieceResult> {
  switch (action.kind) {
    case 'delete':
      return { changed: await deleteEntries(scope, ids, stamp.changeNo), refused: 0 };
    case 'move': {
      const isThere = (await readCorpora(scope)).some(({ id }) => id === action.corpus_id);
      return isThere
        ? { changed: await moveEntries(scope, ids, action.corpus_id, stamp), refused: 0 }
        : { changed: 0, refused: ids.length };
    }
    case 'tag': {
      const refused = await countWithoutRoom(scope, ids, action.tag);
      return { changed: await tagEntries(scope, ids, action.tag, stamp), refused };
    }
    case 'untag':
      return { changed: await untagEntries(scope, ids, action.tag, stamp), refused: 0 };
    case 'current':
      return { changed: await markCurrent(scope, ids, stamp), refused: 0 };
    default:
      return changeState(scope, ids, action.kind, mayApprove, stamp);
  }
}

async function changeState(
  scope: TenantScope,
  ids: readonly string[],
  kind: EntryAction['kind'],
  mayApprove: boolean,
  stamp: Stamp,
): Promise<PieceResult> {
  const status = STATUS_AFTER[kind] as EntryStatus;
  const kept = kind === 'publish' && !mayApprove ? await idsAwaitingApproval(scope, ids) : new Set<string>();
  const free = ids.filter((id) => !kept.has(id));
  return { changed: await changeStatus(scope, free, status, stamp), refused: kept.size };
}
