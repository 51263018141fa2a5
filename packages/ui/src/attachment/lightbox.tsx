import { Download, X } from 'lucide-react';
import { useEffect, useRef } from 'react';

export interface LightboxProps {
  name: string;
  url: string;
  texts: { readonly download: string; readonly close: string };
  onClose: () => void;
}

/** A picture as large as the window. Esc, the button or a press beside it closes it. */
export function Lightbox({ name, url, texts, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (!element.open) element.showModal();
    const onPress = (event: MouseEvent) => event.target === element && element.close();
    element.addEventListener('click', onPress);
    return () => element.removeEventListener('click', onPress);
  }, []);
  const look = 'flex size-10 items-center justify-center rounded-full bg-black/60 text-white hover:bg-black/80';
  return (
    <dialog
      ref={dialog}
      aria-label={name}
      onClose={onClose}
      className="m-auto max-h-dvh max-w-full overflow-visible bg-transparent p-0 backdrop:bg-black/85"
    >
      <img src={url} alt={name} className="block max-h-[92dvh] max-w-[96vw] rounded-lg object-contain" />
      <div className="fixed top-3 right-3 flex gap-2">
        <a href={`${url}?download`} download={name} aria-label={texts.download} title={texts.download} className={look}>
          <Download size={18} aria-hidden="true" />
        </a>
        <button type="button" aria-label={texts.close} title={texts.close} onClick={() => dialog.current?.close()} className={look}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
    </dialog>
  );
}
