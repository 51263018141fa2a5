import { openDocumentReader, type DocumentReader } from '#/domains/source/read/document-reader.ts';

/** How long a reader waits for the next document of its business, in milliseconds. */
const REST_MS = 10_000;

/** Readers that stay a while: whoever adds twenty files does not wait for the start of twenty processes. */
export interface RestingReaders {
  /** A reader of this business; nobody else's documents have been in it. */
  take(tenantId: number): DocumentReader;
  giveBack(tenantId: number, reader: DocumentReader): void;
  stop(): void;
}

/** @param most readers that rest at a time */
export function createRestingReaders(most: number): RestingReaders {
  let resting: { tenantId: number; reader: DocumentReader; timer: NodeJS.Timeout }[] = [];

  function wake(fits: (each: { tenantId: number; reader: DocumentReader }) => boolean): DocumentReader | undefined {
    const found = resting.find(fits);
    resting = resting.filter((each) => each !== found);
    clearTimeout(found?.timer);
    return found?.reader;
  }

  return {
    take: (tenantId) => wake((each) => each.tenantId === tenantId) ?? openDocumentReader(),
    giveBack(tenantId, reader) {
      const timer = setTimeout(() => wake((each) => each.reader === reader)?.stop(), REST_MS).unref();
      resting.push({ tenantId, reader, timer });
      if (resting.length > most) wake(() => true)?.stop();
    },
    stop() {
      for (let reader = wake(() => true); reader; reader = wake(() => true)) reader.stop();
    },
  };
}
