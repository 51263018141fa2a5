import type {
  CorpusSource,
  Locale,
  SourceKind,
  SourceOptions,
  SourcePage,
  SourceReason,
  SourceRefresh,
  SourceState,
} from '@lobby/contract';
import { say } from '#/words.ts';

/** A source as it is stored. */
export interface SourceRow {
  id: string;
  kind: SourceKind;
  name: string;
  address: string | null;
  fileId: string | null;
  body: string | null;
  options: SourceOptions;
  refresh: SourceRefresh;
  state: SourceState;
  reason: SourceReason | null;
  limitReason: SourceReason | null;
  runNo: number;
  begunAt: number | null;
  dropped: string[];
  version: number;
  createdAt: number;
  lastReadAt: number | null;
  nextReadAt: number | null;
}

/** A source with what is counted of its pages. */
export interface CountedSource extends SourceRow {
  total: number;
  ready: number;
  waiting: number;
  failed: number;
  /** Pages that wait for the plan, and what for. */
  held: number;
  heldReason: SourceReason | null;
  passages: number;
  characters: number;
  bytes: number;
}

export function toCorpusSource(row: CountedSource, locale: Locale): CorpusSource {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    address: row.address,
    options: row.options,
    refresh: row.refresh,
    state: row.state,
    reason: wordReason(row.reason, locale),
    limit: wordReason(row.heldReason ?? row.limitReason, locale),
    pages: { total: row.total, ready: row.ready, waiting: row.waiting, failed: row.failed, held: row.held },
    passages: row.passages,
    characters: row.characters,
    bytes: row.bytes,
    version: row.version,
    created_at: row.createdAt,
    last_read_at: row.lastReadAt,
    next_read_at: row.nextReadAt,
  };
}

/** A reason with its sentence. */
export function wordReason(code: SourceReason | null, locale: Locale): SourcePage['reason'] {
  return code === null ? null : { code, text: say(locale, `sources.${code}`) };
}
