export { readMarkdown } from './block/read-markdown.ts';
export { headingsOf, type Heading } from './headings-of.ts';
export { safeAddress } from './inline/safe-address.ts';
export { plainInline, plainText } from './plain-text.ts';
export { sectionsOf, type Section } from './sections-of.ts';
export type { Alignment, Block, CalloutTone, Inline, ListItem } from './tree.ts';
