import { File, FileArchive, FileImage, FileMusic, FileText, FileVideoCamera } from 'lucide-react';
import type { ReactNode } from 'react';

const SIZE = 20;
const ICONS: readonly { readonly types: RegExp; readonly icon: ReactNode }[] = [
  { types: /^image\//, icon: <FileImage size={SIZE} /> },
  { types: /^audio\//, icon: <FileMusic size={SIZE} /> },
  { types: /^video\//, icon: <FileVideoCamera size={SIZE} /> },
  { types: /zip|compressed|tar|rar|7z/, icon: <FileArchive size={SIZE} /> },
  { types: /^text\/|pdf|document|word|rtf/, icon: <FileText size={SIZE} /> },
];

/** What stands for a file without a picture. */
export function FileFace({ mime }: { mime: string }) {
  return (
    <span aria-hidden="true" className="flex size-10 shrink-0 items-center justify-center rounded-xl bg-accent-tint text-accent-text">
      {ICONS.find(({ types }) => types.test(mime))?.icon ?? <File size={SIZE} />}
    </span>
  );
}
