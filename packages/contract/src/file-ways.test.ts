import { describe, expect, test } from 'vitest';
import { MADE_SOUND_MAX, wayOfFile } from './file-ways.ts';

const MIB = 1024 * 1024;
const AS_IS = { kind: 'as_is' };
const LINK = { kind: 'link' };
const PICTURE = { kind: 'made', form: 'picture' };

describe('a file goes to a service', () => {
  test.each([
    ['telegram', 'audio/webm', 1, { kind: 'made', form: 'ogg' }],
    ['whatsapp', 'audio/webm', 1, { kind: 'made', form: 'ogg' }],
    ['line', 'audio/webm', 1, { kind: 'made', form: 'm4a' }],
    ['email', 'audio/webm', 1, AS_IS],
    ['line', 'audio/webm', MADE_SOUND_MAX + 1, LINK],
    ['whatsapp', 'audio/mp4', 1, AS_IS],
    ['whatsapp', 'audio/wav', 1, LINK],
    ['line', 'audio/mp4', 1, AS_IS],
    ['whatsapp', 'image/webp', 1, PICTURE],
    ['whatsapp', 'image/png', 5 * MIB + 1, PICTURE],
    ['whatsapp', 'image/bmp', 1, LINK],
    ['line', 'image/gif', 1, PICTURE],
    ['line', 'image/jpeg', 10 * MIB, AS_IS],
    ['telegram', 'image/gif', 1, AS_IS],
    ['telegram', 'image/png', 11 * MIB, PICTURE],
    ['whatsapp', 'video/webm', 1, LINK],
    ['line', 'video/mp4', 50 * MIB, AS_IS],
    ['line', 'application/pdf', 1, LINK],
    ['whatsapp', 'application/pdf', 1, AS_IS],
    ['email', 'application/pdf', 10 * MIB + 1, LINK],
    ['whatsapp', 'image/svg+xml', 1, { kind: 'refused' }],
    ['line', 'image/svg+xml', 1, { kind: 'refused' }],
    ['telegram', 'image/svg+xml', 1, AS_IS],
  ] as const)('%s, %s of %i bytes', (service, mime, bytes, way) => {
    expect(wayOfFile(service, { mime, bytes })).toEqual(way);
  });
});
