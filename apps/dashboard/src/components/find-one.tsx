import { Alert, SearchField, Spinner } from '@lobby/ui';
import type { ReactNode } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';

interface FindOneProps<Hit extends { id: string }> {
  words: { search: string; failed: string; /** What is shown: suggestions, or what was found. */ title: string; none: string };
  text: string;
  onText: (text: string) => void;
  shown: { isError: boolean; error: unknown; isLoading: boolean };
  /** undefined while nothing has arrived. */
  hits: readonly Hit[] | undefined;
  /** The title is for those who hear the page only. */
  hideTitle?: boolean;
  /** What a row shows. */
  renderRow: (hit: Hit) => ReactNode;
  onChoose: (hit: Hit) => void;
}

/** A search for one of many, and what it found; what is suggested stands there before anything is typed. */
export function FindOne<Hit extends { id: string }>({
  words,
  text,
  onText,
  shown,
  hits,
  hideTitle = false,
  renderRow,
  onChoose,
}: FindOneProps<Hit>) {
  const errorText = useErrorText();
  return (
    <div className="flex flex-col gap-3">
      <SearchField label={words.search} value={text} onChange={onText} />
      {shown.isError ? (
        <Alert tone="danger" title={words.failed}>
          {errorText(shown.error)}
        </Alert>
      ) : null}
      {shown.isLoading ? (
        <span className="flex justify-center py-4 text-muted">
          <Spinner />
        </span>
      ) : null}
      {hits ? (
        <section aria-label={words.title} aria-live="polite">
          {hits.length === 0 ? (
            <p className="py-2 text-13 text-muted">{words.none}</p>
          ) : (
            <>
              <h3 className={hideTitle ? 'sr-only' : 'mb-1 text-13 font-semibold'}>{words.title}</h3>
              <ul aria-label={words.title} className="max-h-72 divide-y divide-separator overflow-y-auto">
                {hits.map((hit) => (
                  <li key={hit.id}>
                    <button
                      type="button"
                      onClick={() => onChoose(hit)}
                      className="flex w-full items-center gap-3 rounded-lg px-2 py-2 text-left hover:bg-default"
                    >
                      {renderRow(hit)}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      ) : null}
    </div>
  );
}
