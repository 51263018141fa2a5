const ADDRESS = /(?:https?:\/\/|www\.)[!#-;=?-Z\\\]_a-z~[]*[#-&+\-/-9=@-Z_a-z~]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;

/** Whether a text has a web or mail address that what it was made from has not. Pure. */
export function makesUpLinks(text: string, from: string): boolean {
  return [...text.matchAll(ADDRESS)].some(([address]) => !from.includes(address));
}
