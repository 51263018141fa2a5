import type { ImportReport, Locale } from '@lobby/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ImportMapping = ImportReport['mapping'];

/** choosing a file → checking it without writing → checked, to be confirmed → importing → done. */
export type ImportPhase = 'choosing' | 'checking' | 'checked' | 'importing' | 'done';

export interface ImportState {
  readonly phase: ImportPhase;
  /** Names the run in `import_progress` announcements. */
  readonly importId: string | undefined;
  readonly fileName: string;
  /** In bytes. */
  readonly fileSize: number;
  /** Share of the file that has been sent, 0 to 1. */
  readonly sent: number;
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  /** Headers of the file, as soon as they are known. */
  readonly headers: readonly string[];
  readonly mapping: ImportMapping;
  /** Language of rows that name none; undefined lets each row be read. */
  readonly locale: Locale | undefined;
  readonly report: ImportReport | undefined;
  /** What went wrong, in words. */
  readonly problem: string | undefined;
}

const NOTHING: ImportState = {
  phase: 'choosing',
  importId: undefined,
  fileName: '',
  fileSize: 0,
  sent: 0,
  progress: undefined,
  headers: [],
  mapping: {},
  locale: undefined,
  report: undefined,
  problem: undefined,
};

/** The import of entries, which goes on when its page is left. */
export const importSlice = createSlice({
  name: 'import',
  initialState: NOTHING,
  reducers: {
    fileChosen: (_state, { payload }: PayloadAction<{ name: string; size: number }>): ImportState => ({
      ...NOTHING,
      fileName: payload.name,
      fileSize: payload.size,
    }),
    runStarted: (state, { payload }: PayloadAction<{ importId: string; dryRun: boolean }>): ImportState => ({
      ...state,
      phase: payload.dryRun ? 'checking' : 'importing',
      importId: payload.importId,
      sent: 0,
      progress: undefined,
      problem: undefined,
    }),
    sent: (state, { payload }: PayloadAction<number>): ImportState => ({ ...state, sent: payload }),
    progressed: (state, { payload }: PayloadAction<{ import_id: string; done: number; total: number }>): ImportState =>
      payload.import_id === state.importId ? { ...state, progress: { done: payload.done, total: payload.total } } : state,
    mappingChanged: (state, { payload }: PayloadAction<ImportMapping>): ImportState => ({ ...state, mapping: payload }),
    localeChanged: (state, { payload }: PayloadAction<Locale | undefined>): ImportState => ({ ...state, locale: payload }),
    reported: (state, { payload }: PayloadAction<ImportReport>): ImportState => ({
      ...state,
      phase: payload.dry_run ? 'checked' : 'done',
      report: payload,
      headers: payload.headers,
      mapping: payload.mapping,
    }),
    /** A file without its columns stays, to be told which they are; any other problem asks for a file again. */
    failed: (state, { payload }: PayloadAction<{ problem: string | undefined; headers?: readonly string[] }>): ImportState => {
      const headers = payload.headers ?? state.headers;
      const back = headers.length > 0 ? 'checked' : 'choosing';
      return { ...state, phase: back, headers, problem: payload.problem, ...(payload.headers && { report: undefined }) };
    },
    importClosed: (): ImportState => NOTHING,
  },
});
