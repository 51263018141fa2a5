/** Programs, by what their content says. */
const RUNNABLE_TYPES = new Set([
  'application/x-msdownload',
  'application/x-elf',
  'application/x-mach-binary',
  'application/wasm',
  'application/java-vm',
  'application/java-archive',
  'application/vnd.android.package-archive',
  'application/x-ms-shortcut',
  'application/x-ft-apple.alias',
  'application/x-deb',
  'application/x-rpm',
  'application/x-apple-diskimage',
  'application/x-google-chrome-extension',
  'application/x-xpinstall',
  'application/x-shockwave-flash',
  'application/x-ms-regedit',
  'application/vnd.ms-htmlhelp',
]);

export function isRunnableType(mime: string): boolean {
  return RUNNABLE_TYPES.has(mime);
}
