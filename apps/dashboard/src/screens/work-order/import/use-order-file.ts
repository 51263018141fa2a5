import { isAborted } from '@lobby/api-client';
import type { OrderImportCheck, OrderImportMapping } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useEffect, useRef, useState } from 'react';
import { importFailure, importFileProblem } from '#/components/import-task/import-file.ts';
import { useApi } from '#/data/api.ts';
import { checkOrderFile, type ImportReading } from '#/data/order-import.ts';

const AS_FOUND: ImportReading = { mapping: {}, typeId: undefined };

interface Looked {
  file: File | undefined;
  reading: ImportReading;
  /** Of the last look that found the subject. */
  check: OrderImportCheck | undefined;
  /** Headers of a file whose subject was not found. */
  headers: readonly string[];
  problem: string | undefined;
  busy: boolean;
}

const NOTHING: Looked = { file: undefined, reading: AS_FOUND, check: undefined, headers: [], problem: undefined, busy: false };

/** A file that was chosen, how it is read, and what importing it would do. */
export function useOrderFile() {
  const common = useT('common');
  const api = useApi();
  const [looked, set] = useState(NOTHING);
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  const look = async (file: File, reading: ImportReading) => {
    call.current?.abort();
    const own = new AbortController();
    call.current = own;
    set((before) => ({ ...before, file, reading, busy: true, problem: undefined }));
    try {
      const check = await checkOrderFile(api, file, reading, own.signal);
      if (own.signal.aborted) return;
      set((before) => ({
        ...before,
        check,
        headers: check.headers,
        reading: { ...reading, mapping: { ...reading.mapping, ...check.mapping } },
        busy: false,
      }));
    } catch (error) {
      if (isAborted(error) || own.signal.aborted) return;
      set((before) => ({ ...before, headers: [], ...importFailure(error, common), check: undefined, busy: false }));
    }
  };

  return {
    ...looked,
    choose: (file: File) => {
      const problem = importFileProblem(file, common);
      if (problem === undefined) void look(file, AS_FOUND);
      else set({ ...NOTHING, problem });
    },
    map: (column: string, header: string) => {
      const mapping: OrderImportMapping = { ...looked.reading.mapping, [column]: header };
      if (looked.file) void look(looked.file, { ...looked.reading, mapping });
    },
    giveType: (typeId: string) => {
      if (looked.file) void look(looked.file, { ...looked.reading, typeId });
    },
    fail: (problem: string) => set((before) => ({ ...before, problem })),
    forget: () => {
      call.current?.abort();
      set(NOTHING);
    },
  };
}

export type OrderFile = ReturnType<typeof useOrderFile>;
