import {
  FILE_KINDS,
  FILE_MAX_BYTES,
  fileKindOf,
  may,
  PART_BYTES,
  PICTURE_MAX_BYTES,
  refusalOfFile,
  type FileSide,
  type Permission,
  type RequestOf,
  type Sendable,
  type upload,
  type UploadProgress,
  type UploadPurpose,
} from '@lobby/contract';
import type { StaffActor, VisitorActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { planLimits } from '#/domains/pay/find-subscription.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { cleanName } from './content/file-name.ts';
import { readSendable } from './sendable-files.ts';
import { countSince, findByClientId, insertUpload, lockAnnouncements, sumBytes, type UploadRow } from './upload.repository.ts';
import { uploaderOf, UPLOADS_PER_DAY, type Uploader } from './uploader.ts';

const DAY_MS = 86_400_000;
const MIB = 1024 * 1024;
/** A file that nothing is done with for so long is removed, in milliseconds. */
export const UNUSED_TTL_MS = DAY_MS;

type Request = RequestOf<typeof upload.prepare | typeof upload.visitorPrepare>;

/** Parts that a file of so many bytes is sent in. */
export function partsOf(bytes: number): number {
  return Math.ceil(bytes / PART_BYTES);
}

/**
 * Announces a file, or finds how far it has come. What can be refused by its name and size is refused before a byte travels.
 * @throws BusinessError file_empty, too_large, file_refused, refused, too_many_uploads, quota_exceeded or uploads_closed
 */
export async function prepareUpload(services: Services, actor: StaffActor | VisitorActor, request: Request): Promise<UploadProgress> {
  checkPurpose(actor, request.purpose);
  const uploader = uploaderOf(actor);
  const name = cleanName(request.name);
  const file = { name, bytes: request.bytes, mime: request.mime };
  checkFile(file);
  const now = services.now();
  const row = await inTenant(services.database, actor.tenantId, async (scope) => {
    const known = await findByClientId(scope, uploader, request.client_file_id);
    if (known) return known;
    checkFile(file, await rulesFor(scope, uploader.kind, request.purpose, now));
    await lockAnnouncements(scope);
    await haveRoom(scope, uploader, request.bytes, now);
    const { client_file_id: clientFileId, mime: claimedMime, purpose, bytes } = request;
    await insertUpload(scope, {
      clientFileId,
      uploader,
      purpose,
      name,
      claimedMime,
      bytes,
      createdAt: now,
      expiresAt: now + UNUSED_TTL_MS,
    });
    return findByClientId(scope, uploader, clientFileId);
  });
  if (!row) throw new BusinessError('internal');
  return progressOf(row);
}

/** @throws BusinessError file_empty, file_refused, too_large or file_kind */
function checkFile(file: Parameters<typeof refusalOfFile>[0], rules?: Sendable): void {
  const refusal = refusalOfFile(file, rules);
  if (refusal === 'too_large' && rules)
    throw new BusinessError(refusal, { limit: rules.max_bytes }, { limit: `${rules.max_bytes / MIB} MB` });
  if (refusal !== undefined) throw new BusinessError(refusal);
}

/** What is sent in conversations keeps to the rules of the business; what its people write help and corpus with is their own matter. */
export async function rulesFor(scope: TenantScope, side: FileSide, purpose: UploadRow['purpose'], now: number): Promise<Sendable> {
  if (purpose === 'message' || purpose === 'canned') return readSendable(scope, side, now);
  if (purpose === 'face' || purpose === 'logo') return { kinds: ['image'], max_bytes: PICTURE_MAX_BYTES };
  return { kinds: [...FILE_KINDS], max_bytes: FILE_MAX_BYTES[side] };
}

/** Whether a file is of a kind that may be sent; what neither its name nor its type tells is allowed with everything else only. */
export function isKindAllowed({ kinds }: Sendable, file: { name: string; mime: string }): boolean {
  return kinds.includes(fileKindOf(file));
}

/** What a file of each purpose takes: what the bot learns from is for those who write it, what visitors are sent for those who answer. */
const PERMISSIONS: Record<UploadPurpose, Permission | null> = {
  message: 'session.reply',
  canned: 'session.reply',
  article: 'corpus.edit',
  source: 'corpus.edit',
  // Everybody has a face of their own.
  face: null,
  logo: 'settings.edit',
};

/** @throws BusinessError refused */
function checkPurpose(actor: StaffActor | VisitorActor, purpose: UploadPurpose): void {
  const needed = PERMISSIONS[purpose];
  const isAllowed = actor.kind === 'visitor' ? purpose === 'message' : needed === null || may(actor, needed);
  if (!isAllowed) throw new BusinessError('refused');
}

/** Refuses a file that neither the day nor the plan has room for. @throws BusinessError too_many_uploads, quota_exceeded or uploads_closed */
export async function haveRoom(scope: TenantScope, uploader: Uploader, bytes: number, now: number): Promise<void> {
  if ((await countSince(scope, uploader, now - DAY_MS)) >= UPLOADS_PER_DAY[uploader.kind]) throw new BusinessError('too_many_uploads');
  const { storage_mb: limitMb } = await planLimits(scope, now);
  if ((await sumBytes(scope)) + bytes <= limitMb * MIB) return;
  // A visitor is no customer of the plan: they are told what to do, not what to buy.
  if (uploader.kind === 'visitor') throw new BusinessError('uploads_closed');
  throw new BusinessError('quota_exceeded', { limit: limitMb }, { limit: `${limitMb} MB` });
}

function progressOf({ id, state, refusal, fileBytes, received }: UploadRow): UploadProgress {
  if (state === 'expired') throw new BusinessError('upload_over');
  if (state === 'blocked') throw new BusinessError(refusalOf(refusal));
  return { id, state, part_bytes: PART_BYTES, parts: partsOf(fileBytes), received };
}

const REFUSALS = ['file_refused', 'file_kind', 'file_mismatch', 'image_unreadable', 'image_too_large'] as const;
export type FileRefusal = (typeof REFUSALS)[number];

/** The business code that a blocked file is answered with. */
export function refusalOf(stored: string | null): FileRefusal {
  return REFUSALS.find((each) => each === stored) ?? 'file_refused';
}
