import type { IMPORT_COLUMNS } from '@lobby/contract';

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];
