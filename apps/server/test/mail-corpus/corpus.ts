import { ANSWERS } from './answers.ts';
import { CHARSETS } from './charsets.ts';
import { CHINESE } from './chinese.ts';
import { JAPANESE } from './japanese.ts';
import { MACHINES } from './machines.ts';
import type { MailCase } from './mail-case.ts';
import { WESTERN } from './western.ts';

/** Mails as the usual programs of our customers write them. */
export const MAIL_CORPUS: readonly MailCase[] = [...WESTERN, ...CHINESE, ...JAPANESE, ...ANSWERS, ...CHARSETS, ...MACHINES];
