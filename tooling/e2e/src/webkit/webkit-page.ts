/** The name under which an element travels (WebDriver §12). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export type WebKitElement = { readonly [ELEMENT]: string };
type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** One page of a WebKit, as far as a journey needs it. */
export interface WebKitPage {
  readonly goto: (url: string) => Promise<void>;
  /** Runs the body of a function in the frame that was entered last. */
  readonly evaluate: <Answer>(script: string, ...args: readonly unknown[]) => Promise<Answer>;
  readonly click: (element: WebKitElement) => Promise<void>;
  /** Types into what has the focus, key by key. */
  readonly type: (text: string) => Promise<void>;
  readonly enter: (frame: WebKitElement) => Promise<void>;
  /** Back to the page around all frames. */
  readonly leave: () => Promise<void>;
}

export function createPage(call: Call): WebKitPage {
  const at = (element: WebKitElement) => `/element/${element[ELEMENT]}`;
  return {
    goto: (url) => call('POST', '/url', { url }),
    evaluate: (script, ...args) => call('POST', '/execute/sync', { script, args }),
    click: (element) => call('POST', `${at(element)}/click`, {}),
    async type(text) {
      const keys = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: keys }] });
    },
    enter: (frame) => call('POST', '/frame', { id: frame }),
    leave: () => call('POST', '/frame', { id: null }),
  };
}
