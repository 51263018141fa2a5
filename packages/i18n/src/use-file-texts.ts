import { useFileSize } from './use-file-size.ts';
import { useT } from './use-t.ts';

/** What is said about the files of a message, in the shape that the component library asks for: `<AttachedFile texts={useFileTexts()}>`. */
export function useFileTexts() {
  const t = useT('upload');
  const size = useFileSize();
  return {
    open: (name: string) => t('open', { name }),
    download: t('download'),
    close: t('close'),
    unavailable: t('unavailable'),
    size,
    player: {
      play: t('play'),
      pause: t('pause'),
      position: t('position'),
      speed: (speed: string) => t('speed', { speed }),
      of: (at: string, length: string) => t('time_of', { at, length }),
    },
  };
}
