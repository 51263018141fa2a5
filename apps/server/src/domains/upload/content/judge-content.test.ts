import { describe, expect, test } from 'vitest';
import { cleanName } from './file-name.ts';
import { judgeContent } from './judge-content.ts';
import { sniffContent } from './sniff-content.ts';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

describe('the beginning of a file says what it is', () => {
  test.each([
    [bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    [bytes('%PDF-1.7\n'), 'application/pdf'],
    [bytes('PK', [3, 4], 'word/document.xml'), 'application/zip'],
    [bytes('MZ', '\0'.repeat(80)), 'application/x-msdownload'],
    [bytes('#!/usr/bin/env node\n'), 'text/x-script'],
    [bytes('<?php system($_GET["c"]);'), 'text/x-script'],
    [bytes('<?xml version="1.0"?><!-- x --><svg onload="x()">'), 'image/svg+xml'],
    [bytes('  <!DOCTYPE html><p>'), 'text/html'],
    [bytes('hello <script src=x></script>'), 'text/html'],
    [bytes([0xef, 0xbb, 0xbf], 'a,b\n1,2'), 'text/plain'],
    [bytes([0xff, 0xfe], 'a\0b\0'), 'text/plain'],
    [bytes([0x1b], '$B$"'), 'text/plain'],
    [bytes([0, 1, 2, 3, 250]), 'application/octet-stream'],
  ])('%#', async (head, mime) => {
    expect(await sniffContent(head)).toBe(mime);
  });
});

describe('a file is taken as what it is', () => {
  test.each([
    ['photo.jpg', 'image/jpeg', 'image/png', { kind: 'image', name: 'photo.jpg' }],
    [
      'report.docx',
      '',
      'application/zip',
      { kind: 'file', name: 'report.docx', mime: expect.stringContaining('wordprocessingml') as string },
    ],
    ['voice.webm', 'audio/webm', 'video/webm', { kind: 'file', name: 'voice.webm', mime: 'audio/webm' }],
    ['song.mp3', 'audio/mpeg', 'application/octet-stream', { kind: 'file', name: 'song.mp3', mime: 'application/octet-stream' }],
    ['table.csv', 'application/vnd.ms-excel', 'text/plain', { kind: 'file', name: 'table.csv', mime: 'text/csv' }],
    ['logo.svg', 'image/svg+xml', 'image/svg+xml', { kind: 'file', name: 'logo.svg', mime: 'image/svg+xml' }],
    ['data.bin', '', 'application/octet-stream', { kind: 'file', name: 'data.bin', mime: 'application/octet-stream' }],
    ['photo.heic', 'image/heic', 'image/heic', { kind: 'refused', reason: 'image_unreadable' }],
    ['photo.jpg', 'image/jpeg', 'text/html', { kind: 'refused', reason: 'file_mismatch' }],
    ['photo.jpg', '', 'application/zip', { kind: 'refused', reason: 'file_mismatch' }],
    ['a.txt', 'text/plain', 'application/octet-stream', { kind: 'refused', reason: 'file_mismatch' }],
    ['a', 'video/mp4', 'image/png', { kind: 'refused', reason: 'file_mismatch' }],
    ['tool.BAT', '', 'text/plain', { kind: 'refused', reason: 'file_refused' }],
    ['photo.jpg', 'image/jpeg', 'application/x-elf', { kind: 'refused', reason: 'file_refused' }],
  ])('%s, said to be “%s”, with %s in it', (name, claimedMime, sniffed, verdict) => {
    expect(judgeContent({ name, claimedMime, sniffed })).toEqual(verdict);
  });
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\tmp\\bill.pdf', 'bill.pdf'],
  ['\u202egpj.exe', 'gpj.exe'],
  ['invoice.exe. .', 'invoice.exe'],
  ['.htaccess', 'htaccess'],
  ['a<b>:c?.txt', 'a_b__c_.txt'],
  ['発票 四月.pdf', '発票 四月.pdf'],
  ['\u0000\u200b', 'file'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
])('a name is shown without what hides in it: %j', (given, clean) => {
  expect(cleanName(given)).toBe(clean);
});
