/** Browsers inside other apps, most of which drop downloads without a word. */
const IN_APP = /\bLine\/|MicroMessenger|FBAN|FBAV|Instagram|Telegram|WhatsApp|; wv\)/i;

export interface SaveFacts {
  readonly userAgent: string;
  /** The browser takes a text file into its share sheet. */
  readonly canShare: boolean;
  /** Fingers, where a share sheet is what people expect. */
  readonly isTouch: boolean;
}

/** How a text leaves the page: by the share sheet, as a download, or as text to copy. */
export function decideSave({ userAgent, canShare, isTouch }: SaveFacts): 'share' | 'download' | 'show' {
  const isInApp = IN_APP.test(userAgent);
  if (canShare && (isTouch || isInApp)) return 'share';
  return isInApp ? 'show' : 'download';
}
