import { ApiError, isAborted, type ApiClient } from '@lobby/api-client';
import type { ImportReport, Locale } from '@lobby/contract';
import type { Dispatch } from '@reduxjs/toolkit';
import { errorText, type CommonTexts } from '#/components/use-error-text.ts';
import { importEntries, readImport, stopImport } from '#/data/corpus.ts';
import { importSlice, type ImportMapping, type ImportState } from '#/state/import-slice.ts';
import { importFailure, importFileProblem } from './import-file.ts';

interface RunnerParts {
  readonly api: ApiClient;
  readonly dispatch: Dispatch;
  readonly getState: () => ImportState;
  /** Texts of the language now shown. */
  readonly texts: () => CommonTexts;
  /** Told when entries were written. */
  readonly onImported: () => void;
}

/** Runs the import: it holds the file and the call, which no store can. */
export interface ImportRunner {
  readonly choose: (file: File) => void;
  /** Looks at the file again with another mapping or language. */
  readonly check: (change?: { mapping?: ImportMapping; locale?: Locale | undefined }) => void;
  readonly start: () => void;
  /** Stops it: a file that is only looked at is not imported, and of one that is, what was written stays. */
  readonly cancel: () => void;
  readonly close: () => void;
}

/** Pause between two looks at an import whose answer was lost, in milliseconds. */
const LOOK_MS = 2_000;
/** The answer was lost, or the server went away while it wrote: the import goes on by itself. */
const LOST = new Set(['offline', 'timeout', 'bad_answer', 'unavailable']);
const { actions } = importSlice;

export function createImportRunner({ api, dispatch, getState, texts, onImported }: RunnerParts): ImportRunner {
  let file: File | undefined;
  let call: AbortController | undefined;

  const run = async (dryRun: boolean) => {
    if (!file) return;
    call?.abort();
    const own = new AbortController();
    call = own;
    const importId = crypto.randomUUID();
    dispatch(actions.runStarted({ importId, dryRun }));
    const { mapping, locale } = getState();
    const request = { dry_run: dryRun, import_id: importId, mapping: JSON.stringify(mapping), ...(locale && { locale }) };
    try {
      const report = await importEntries(api, request, {
        file,
        signal: own.signal,
        onUploadProgress: (share) => dispatch(actions.sent(share)),
      }).catch((error: unknown) => {
        if (dryRun || !isLost(error)) throw error;
        return follow(api, importId, own.signal, (progress) => dispatch(actions.progressed(progress)), error);
      });
      if (own.signal.aborted) return;
      dispatch(actions.reported(report));
      if (!dryRun) onImported();
    } catch (error) {
      if (!isAborted(error) && !own.signal.aborted) dispatch(actions.failed(importFailure(error, texts())));
    }
  };

  return {
    choose(chosen) {
      dispatch(actions.fileChosen({ name: chosen.name, size: chosen.size }));
      const problem = importFileProblem(chosen, texts());
      file = problem === undefined ? chosen : undefined;
      if (problem === undefined) void run(true);
      else dispatch(actions.failed({ problem }));
    },
    check(change = {}) {
      if (change.mapping) dispatch(actions.mappingChanged(change.mapping));
      if ('locale' in change) dispatch(actions.localeChanged(change.locale));
      void run(true);
    },
    start: () => void run(false),
    cancel() {
      const { phase, importId } = getState();
      const own = call;
      const drop = (problem?: string) => {
        own?.abort();
        if (own === call) dispatch(actions.failed({ problem }));
      };
      if (phase !== 'importing' || importId === undefined) return drop();
      // The import answers with what it has written; one that has not begun is not known yet.
      stopImport(api, importId).catch((error: unknown) =>
        drop(error instanceof ApiError && error.reason === 'not_found' ? undefined : errorText(texts(), error)),
      );
    },
    close() {
      call?.abort();
      file = undefined;
      dispatch(actions.importClosed());
    },
  };
}

const isLost = (error: unknown) => error instanceof ApiError && LOST.has(error.reason);

/** Looks again and again until an import is over. @throws `lost` where nobody knows of it, or it has failed */
async function follow(
  api: ApiClient,
  importId: string,
  signal: AbortSignal,
  onProgress: (progress: { import_id: string; done: number; total: number }) => void,
  lost: unknown,
): Promise<ImportReport> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    signal.throwIfAborted();
    const seen = await readImport(api, importId, signal).catch((error: unknown) => {
      if (!isLost(error)) throw lost;
    });
    if (seen?.report) return seen.report;
    if (seen?.state === 'failed') throw lost;
    if (seen) onProgress({ import_id: importId, done: seen.done, total: seen.total });
  }
}
