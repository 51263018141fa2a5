/** Run-time configuration of the app, from the `config.json` beside it. */
export interface AppConfig {
  /** Scheme, host and port of the API; `''` is the page's own origin. */
  readonly apiOrigin: string;
  /** URL that traces go to; undefined turns tracing off. */
  readonly tracesEndpoint: string | undefined;
}

/** One origin for pages and API, and no traces. */
const SAME_ORIGIN: AppConfig = { apiOrigin: '', tracesEndpoint: undefined };

/** Reads the configuration; a page that is served without one calls its own origin. */
export async function readConfig(fetchFile: typeof fetch = fetch): Promise<AppConfig> {
  try {
    const response = await fetchFile(`${import.meta.env.BASE_URL}config.json`);
    return response.ok ? configOf(await response.json()) : SAME_ORIGIN;
  } catch {
    return SAME_ORIGIN;
  }
}

function configOf(file: unknown): AppConfig {
  const { api_origin: apiOrigin, traces_endpoint: traces } = file as { api_origin?: unknown; traces_endpoint?: unknown };
  return {
    apiOrigin: typeof apiOrigin === 'string' ? apiOrigin : '',
    tracesEndpoint: typeof traces === 'string' && traces !== '' ? traces : undefined,
  };
}
