/** The browser needs the address of a file for a moment after the click, in milliseconds. */
const KEEP_MS = 60_000;

/** Lets the browser fetch a file from an address that sends it as one, however long it is. */
export function saveFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** Saves a file among the person's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
