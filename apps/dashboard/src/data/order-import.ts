import { callEndpoint, type ApiClient } from '@lobby/api-client';
import { workOrderImports, type OrderImportCheck, type OrderImportJob, type OrderImportMapping } from '@lobby/contract';
import { queryOptions } from '@tanstack/react-query';

const KEY = ['work-order-import'] as const;

/** How often an import under way is asked how far it is, in milliseconds. */
const ASK_AGAIN_MS = 1_000;

/** The caller's own imports, the latest first; asked again while one is under way. */
export const orderImportsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEY, 'list'],
    queryFn: ({ signal }) => callEndpoint(api, workOrderImports.list, {}, { signal, retry: false, quiet: true }),
    refetchInterval: ({ state }) => (state.data?.items.some((each) => each.state === 'running') ? ASK_AGAIN_MS : false),
  });

/** How far one import is, and what it came to. */
export const orderImportQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [...KEY, 'one', id],
    queryFn: ({ signal }) => callEndpoint(api, workOrderImports.get, { id }, { signal, retry: false, quiet: true }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? ASK_AGAIN_MS : false),
  });

export const ORDER_IMPORT_KEY = KEY;

/** How a file is to be read. */
export interface ImportReading {
  readonly mapping: OrderImportMapping;
  /** Type of rows that name none. */
  readonly typeId: string | undefined;
}

const fieldsOf = ({ mapping, typeId }: ImportReading) => ({
  mapping: JSON.stringify(mapping),
  ...(typeId === undefined ? {} : { type_id: typeId }),
});

/** What importing a file would do. */
export function checkOrderFile(api: ApiClient, file: File, reading: ImportReading, signal: AbortSignal): Promise<OrderImportCheck> {
  return callEndpoint(api, workOrderImports.check, fieldsOf(reading), { file, signal, quiet: true });
}

/** Begins an import; under the same id it is begun once. */
export function beginOrderImport(
  api: ApiClient,
  file: File,
  { id, notify, ...reading }: ImportReading & { id: string; notify: boolean },
): Promise<OrderImportJob> {
  return callEndpoint(api, workOrderImports.run, { id, notify, ...fieldsOf(reading) }, { file, quiet: true });
}

/** Ends an import where it is. */
export function stopOrderImport(api: ApiClient, id: string): Promise<OrderImportJob> {
  return callEndpoint(api, workOrderImports.stop, { id });
}
