import type { z } from 'zod/mini';
import type { MediaRef } from '#/channels/port/inbound.ts';
import { filesOfRich, isEmptyRich, wordsOfRich } from './read-rich.ts';
import type { file, TelegramMessage } from './update.ts';

/** What was written, or what stands for what cannot be. */
export function wordsOf(sent: TelegramMessage): string {
  const { text, caption, sticker, location, venue, contact, poll, checklist, dice, rich_message: rich } = sent;
  const at = venue?.location ?? location;
  const lines = [
    text ?? caption ?? (rich && wordsOfRich(rich.blocks)),
    sticker?.emoji,
    dice && `${dice.emoji ?? ''} ${dice.value ?? ''}`.trim(),
    poll?.question,
    checklist?.title,
    ...[...(poll?.options ?? []), ...(checklist?.tasks ?? [])].map(({ text: each }) => each && `- ${each}`),
    venue && [venue.title, venue.address].filter(Boolean).join(', '),
    at && `https://www.openstreetmap.org/?mlat=${at.latitude}&mlon=${at.longitude}#map=16/${at.latitude}/${at.longitude}`,
    contact && [[contact.first_name, contact.last_name].filter(Boolean).join(' '), contact.phone_number].filter(Boolean).join(' '),
  ];
  return lines.filter(Boolean).join('\n');
}

/** Of what is in it neither words nor files are told, or not to a bot. */
export function isUnshown({ story, game, paid_media: paid, rich_message: rich, sticker }: TelegramMessage): boolean {
  if ([story, game, paid].some((each) => each !== undefined)) return true;
  return (rich !== undefined && isEmptyRich(rich.blocks)) || (sticker?.is_animated === true && sticker.emoji === undefined);
}

export function mediaOf(sent: TelegramMessage): MediaRef[] {
  const { photo, document, voice, audio, video, video_note: round, animation, sticker, live_photo: live, rich_message: rich } = sent;
  // Of a picture that moves its still is kept.
  const largest = (photo ?? live?.photo)?.at(-1);
  const media: (MediaRef | undefined)[] = [
    largest && toMedia(largest, 'photo.jpg', 'image/jpeg'),
    live && !largest ? toMedia(live, 'video.mp4', 'video/mp4') : undefined,
    ...(rich ? filesOfRich(rich.blocks) : []).map(({ file: each, name, mime }) => toMedia(each, name, mime)),
    // An animation comes as a document too.
    animation ? toMedia(animation, 'animation.mp4', 'video/mp4') : document && toMedia(document, 'document', 'application/octet-stream'),
    voice && toMedia(voice, 'voice.ogg', 'audio/ogg'),
    audio && toMedia(audio, 'audio.mp3', 'audio/mpeg'),
    video && toMedia(video, 'video.mp4', 'video/mp4'),
    round && toMedia(round, 'video.mp4', 'video/mp4'),
    (sticker &&
      sticker.is_animated !== true &&
      toMedia(
        sticker,
        sticker.is_video === true ? 'sticker.webm' : 'sticker.webp',
        sticker.is_video === true ? 'video/webm' : 'image/webp',
      )) ||
      undefined,
  ];
  return media.filter((each) => each !== undefined);
}

function toMedia(
  { file_id: id, file_name: name, mime_type: mime, file_size: bytes }: z.output<typeof file>,
  otherName: string,
  otherMime: string,
): MediaRef {
  return { id, name: name ?? otherName, mime: mime ?? otherMime, bytes };
}
