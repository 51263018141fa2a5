/** The page on which a person says who they are, and yes or no. */
export function consentPage(asked: URLSearchParams): string {
  const hidden = ['redirect_uri', 'state', 'nonce', 'code_challenge', 'response_mode'].map(
    (name) => `<input type="hidden" name="${name}" value="${escape(asked.get(name) ?? '')}">`,
  );
  return page(`<form method="post" action="/decide">${hidden.join('')}
    <label>Person <textarea name="person"></textarea></label>
    <button name="decision" value="allow">Allow</button>
    <button name="decision" value="refuse">Refuse</button>
  </form>`);
}

/** The answer as a form that sends itself (OAuth 2.0 Form Post Response Mode). */
export function formPostPage(action: string, answer: URLSearchParams): string {
  const hidden = [...answer].map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`);
  return page(`<form method="post" action="${escape(action)}">${hidden.join('')}</form><script>document.forms[0].submit()</script>`);
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><title>Provider</title><body>${body}</body></html>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
