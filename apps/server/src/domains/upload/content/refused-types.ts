/** Endings that a system runs when somebody opens the file. */
const RUNNABLE_ENDINGS = new Set(
  (
    'exe dll com scr cpl sys drv msi msp bat cmd ps1 psm1 vbs vbe js mjs cjs jse ws wsf wsh hta lnk reg scf inf gadget jar class apk aab xapk ipa ' +
    'app dmg pkg deb rpm appimage elf so dylib wasm sh bash zsh csh fish run php phtml phar jsp asp aspx cgi py pyw rb pl lua command workflow desktop crx xpi swf'
  ).split(' '),
);

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

export function isRunnableEnding(extension: string): boolean {
  return RUNNABLE_ENDINGS.has(extension);
}

export function isRunnableType(mime: string): boolean {
  return RUNNABLE_TYPES.has(mime);
}
