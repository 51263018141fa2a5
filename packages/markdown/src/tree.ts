/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis' | 'strike'; readonly children: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly kind: 'image'; readonly src: string; readonly alt: string };

export type CalloutTone = 'note' | 'tip' | 'warning';

export interface ListItem {
  readonly blocks: readonly Block[];
}

export type Alignment = 'start' | 'center' | 'end';

/** A part of a text that stands by itself. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4 | 5 | 6; readonly id: string; readonly children: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly start: number; readonly items: readonly ListItem[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'callout'; readonly tone: CalloutTone; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly text: string }
  | {
      readonly kind: 'table';
      readonly align: readonly Alignment[];
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    }
  /** A link to a video that stands alone on its line as `@[title](address)`. */
  | { readonly kind: 'video'; readonly href: string; readonly title: string }
  | { readonly kind: 'rule' };
