/**
 * Whether a caller may use the key of an app: programs and Lobby's own pages may, and pages without an origin, as an app's WebView shows them; a
 * page of another site may not. Who the visitor is, a signed identity says. Pure.
 * @param pageOrigin `Origin` of the call; undefined where none was sent
 */
export function admitsApp(pageOrigin: string | undefined, own: readonly (string | undefined)[]): boolean {
  return pageOrigin === undefined || pageOrigin === 'null' || own.includes(pageOrigin);
}
