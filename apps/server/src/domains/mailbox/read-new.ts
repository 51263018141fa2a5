import type { OpenMailbox } from '#/outside/imap/imap.ts';
import type { Services } from '#/services.ts';
import type { WatchedMailbox } from './watched-mailbox.ts';

/** Days of servers begin at other times. */
const DAY_MS = 86_400_000;
/** Mails taken out of one mailbox in one go; the next look brings more. */
export const MAILS_MAX = 100;

/**
 * Takes what has arrived since the last time. How far it has come is written down behind each mail: one that a server dies with is taken again,
 * and known.
 * @returns mails that were looked at
 */
export async function readNew({ log }: Pick<Services, 'log'>, box: WatchedMailbox, mailbox: OpenMailbox): Promise<number> {
  const { uidValidity } = mailbox;
  const { progress } = box;
  const isAnew = progress !== null && progress.uidValidity !== uidValidity;
  // A mailbox that was made anew is read whole: its numbers say nothing about what was taken.
  const lastUid = progress === null ? mailbox.uidNext - 1 : isAnew ? 0 : progress.lastUid;
  const anewUpto = isAnew ? mailbox.uidNext - 1 : (progress?.anewUpto ?? null);
  if (progress?.lastUid !== lastUid || isAnew) await box.saveProgress({ uidValidity, lastUid, anewUpto });
  let count = 0;
  let keepsTimes: Promise<boolean> | undefined;
  for await (const { uid, raw, arrivedAt } of mailbox.mails(lastUid, { limit: MAILS_MAX, maxBytes: box.mailMaxBytes })) {
    const isOfBefore = anewUpto !== null && uid <= anewUpto;
    if (isOfBefore) keepsTimes ??= hasTimesOfBefore(box, mailbox);
    if (raw) await box.take(raw, isOfBefore ? { arrivedAt: (await keepsTimes) === true ? arrivedAt : undefined } : undefined);
    else log.warn({ tenant: box.tenantId, mailbox: box.id, uid }, 'a mail in a mailbox is too large to be taken');
    await box.saveProgress({ uidValidity, lastUid: uid, anewUpto });
    count += 1;
  }
  return count;
}

/**
 * Where a mailbox was made anew with the times of its mails, something lies there from before it was read last. Where nothing does, whoever moved it
 * may have given all its mails the time of the move.
 */
async function hasTimesOfBefore(box: WatchedMailbox, mailbox: OpenMailbox): Promise<boolean> {
  const since = (await box.again())?.anewSince ?? null;
  return since !== null && mailbox.hasFromBefore(since - DAY_MS);
}
