/** Whether a page of an origin may show a channel: named exactly, or as a subdomain of `https://*.shop.example`. Pure. */
export function allowsOrigin(allowed: readonly string[], origin: string): boolean {
  const wanted = origin.toLowerCase();
  return allowed.some((each) => each === wanted || coversSubdomain(each, wanted));
}

function coversSubdomain(pattern: string, origin: string): boolean {
  const [scheme, rest] = pattern.split('://*.');
  if (scheme === undefined || rest === undefined) return false;
  return origin.startsWith(`${scheme}://`) && origin.endsWith(`.${rest}`);
}
