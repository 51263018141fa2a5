/** Gives each heading an id of its own. */
export type HeadingIds = (text: string) => string;

const ID_MAX = 60;

/** Ids made from what headings say; the second of the same name is numbered. */
export function createHeadingIds(): HeadingIds {
  const used = new Map<string, number>();
  return (text) => {
    const plain = text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, ID_MAX);
    const id = plain === '' ? 'section' : plain;
    const before = used.get(id) ?? 0;
    used.set(id, before + 1);
    return before === 0 ? id : `${id}-${before + 1}`;
  };
}
