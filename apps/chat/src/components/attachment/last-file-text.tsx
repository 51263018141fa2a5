import { useT } from '@lobby/i18n';

/** What a list shows of a message without words: a photo, a voice note, or the name of its file. */
export function LastFileText({ file: { name, mime } }: { file: { readonly name: string; readonly mime: string } }) {
  const t = useT('upload');
  if (/^image\/(?!svg)/.test(mime)) return t('photo');
  if (mime.startsWith('audio/')) return t('audio');
  return mime.startsWith('video/') ? t('video') : name;
}
