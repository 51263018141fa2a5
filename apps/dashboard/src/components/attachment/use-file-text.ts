import { useT } from '@lobby/i18n';

/** What a list shows of a message without words: a photo, a voice note, or the name of its file. */
export function useFileText(): (file: { readonly name: string; readonly mime: string }) => string {
  const t = useT('upload');
  return ({ name, mime }) => {
    if (/^image\/(?!svg)/.test(mime)) return t('photo');
    if (mime.startsWith('audio/')) return t('audio');
    return mime.startsWith('video/') ? t('video') : name;
  };
}
