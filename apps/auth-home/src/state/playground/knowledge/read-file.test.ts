import { describe, expect, test } from 'vitest';
import { decodeFile } from './read-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

describe('a file', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('退货'), 'en-US', '退货'],
    ['UTF-8 with its mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'en-US', 'a'],
    ['UTF-16 of Windows', bytes(0xff, 0xfe, 0x61, 0x00), 'ja-JP', 'a'],
    ['UTF-16 of old Macs', bytes(0xfe, 0xff, 0x00, 0x61), 'ja-JP', 'a'],
    ['GB18030', bytes(0xcd, 0xcb, 0xbb, 0xf5), 'zh-CN', '退货'],
    ['Big5', bytes(0xb0, 0x68, 0xb3, 0x66), 'zh-HK', '退貨'],
    ['Shift JIS', bytes(0x95, 0xd4, 0x8b, 0xe0), 'ja-JP', '返金'],
    ['Windows-1252', bytes(0x63, 0x61, 0x66, 0xe9), 'en-US', 'café'],
  ] as const)('in %s is read', (_encoding, content, locale, text) => {
    expect(decodeFile(content, locale)).toBe(text);
  });
});
