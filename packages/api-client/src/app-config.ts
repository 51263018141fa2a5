/** What an app that is deployed as files learns when it starts, from the `config.json` beside it. */
export interface AppConfig {
  /** Scheme, host and port of the API; `''` is the page's own origin. */
  readonly apiOrigin: string;
  /** URL that traces go to; undefined turns tracing off. */
  readonly tracesEndpoint: string | undefined;
}

/** One origin for pages and API, and no traces. */
const SAME_ORIGIN: AppConfig = { apiOrigin: '', tracesEndpoint: undefined };

/**
 * Reads `config.json` (`api_origin`, `traces_endpoint`); a page that is served without one, or with one that is no JSON,
 * calls its own origin.
 * @param base folder of the page with its final slash, such as Vite's `import.meta.env.BASE_URL`
 */
export async function readAppConfig(base: string, fetchFile: typeof fetch = fetch): Promise<AppConfig> {
  try {
    const response = await fetchFile(`${base}config.json`);
    return response.ok ? configOf(await response.json()) : SAME_ORIGIN;
  } catch {
    return SAME_ORIGIN;
  }
}

function configOf(file: unknown): AppConfig {
  const { api_origin: apiOrigin, traces_endpoint: traces } = Object(file) as { api_origin?: unknown; traces_endpoint?: unknown };
  return {
    apiOrigin: typeof apiOrigin === 'string' ? apiOrigin : '',
    tracesEndpoint: typeof traces === 'string' && traces !== '' ? traces : undefined,
  };
}
