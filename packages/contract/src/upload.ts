import { z } from 'zod/mini';
import { attachment } from './attachment.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, text } from './fields.ts';

const MIB = 1024 * 1024;
/** A file travels in parts of this size, in bytes; the last one is what is left. */
export const PART_BYTES = 5 * MIB;
/** More parts than the largest file has. */
const PARTS_MAX = 1_000;
/** Longest name of a file, in characters. */
const FILE_NAME_MAX = 200;
/** Links that one call asks for. */
const LINKS_MAX = 100;

/** How far an upload has come. */
const progress = z.object({
  id,
  state: z.enum(['uploading', 'ready']),
  /** Size of each part but the last, in bytes. */
  part_bytes: z.int(),
  parts: z.int(),
  /** Numbers of the parts that have arrived, from 0 on. */
  received: z.array(z.int()),
});
export type UploadProgress = z.output<typeof progress>;

/**
 * For a message, to be kept by a canned reply, a picture of a help article, to be read as a source of the corpus, or to become the face of
 * its uploader or a logo of the business.
 */
const uploadPurpose = z.enum(['message', 'canned', 'article', 'source', 'face', 'logo']);
export type UploadPurpose = z.output<typeof uploadPurpose>;

const prepareRequest = z.object({
  /** A UUID made by the sender; the same one again answers with the upload as far as it has come. */
  client_file_id: id,
  name: text(FILE_NAME_MAX),
  bytes: z.int().check(z.gte(0)),
  /** What the sender takes it for; the server looks for itself. */
  mime: z._default(z.string().check(z.maxLength(200)), ''),
  purpose: z._default(z.enum(['message']), 'message'),
});
const staffPrepareRequest = z.extend(prepareRequest, {
  /** What it is for; each of them may need another permission. */
  purpose: z._default(uploadPurpose, 'message'),
});
const partRequest = z.object({ id, part: z.coerce.number().check(z.int(), z.gte(0), z.lte(PARTS_MAX)) });
const linksRequest = z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(LINKS_MAX)) });
const links = z.object({
  items: z.array(z.object({ id, url: z.string(), thumb_url: z.optional(z.string()), expires_at: epochMs })),
});
const received = z.object({ received: z.array(z.int()) });

const PREPARE_ERRORS = ['file_empty', 'file_refused', 'file_kind', 'too_many_uploads'] as const;
const PART_ERRORS = ['upload_over'] as const;
const DONE_ERRORS = [
  'upload_over',
  'upload_incomplete',
  'file_refused',
  'file_kind',
  'file_mismatch',
  'image_unreadable',
  'image_too_large',
] as const;

export const upload = {
  /** Announces a file. Then its parts are sent, in any order and as often as needed, and `done` closes it. */
  prepare: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/upload/prepare',
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Announce a file',
    request: staffPrepareRequest,
    response: progress,
    errors: [...PREPARE_ERRORS, 'quota_exceeded', 'subscription_expired'],
  }),
  part: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/chatbot/upload/{id}/part/{part}',
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Send one part of a file; the same part again replaces itself',
    request: partRequest,
    response: received,
    errors: [...PART_ERRORS, 'subscription_expired'],
    body: 'multipart',
  }),
  /** Looks into the file and stores it; a repeat answers the same. */
  done: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/upload/done',
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Close a file whose parts have all arrived',
    request: z.object({ id }),
    response: attachment,
    errors: [...DONE_ERRORS, 'subscription_expired'],
  }),
  /** Takes a file of a canned reply, or of a conversation that the caller sees, for a message of the caller's; the same `client_file_id` again answers with the same copy. */
  copy: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/upload/copy',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Copy a file for a message',
    request: z.object({ client_file_id: id, id }),
    response: attachment,
    errors: ['upload_over', 'too_many_uploads', 'quota_exceeded', 'subscription_expired'],
  }),
  /** Gives up a file that no message has. */
  cancel: defineEndpoint({
    method: 'DELETE',
    path: '/api/micro/chatbot/upload/{id}',
    caller: 'staff',
    permission: 'member',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Give up a file',
    request: z.object({ id }),
    response: z.object({}),
    errors: ['subscription_expired'],
  }),
  /** Links that need no token and end within an hour. Files that the caller may not see are left out. */
  links: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/upload/links',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Short-lived links to files',
    request: linksRequest,
    response: links,
    errors: [],
    servesExpired: true,
  }),
  files: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/conversation/{id}/file',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'Files of a conversation, the latest first',
    request: z.object({ id }),
    response: z.object({ items: z.array(z.object({ ...attachment.shape, seq: z.int(), created_at: epochMs })) }),
    errors: [],
    servesExpired: true,
  }),
  visitorPrepare: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/upload/prepare',
    caller: 'visitor',
    summary: 'Announce a file, as a visitor',
    request: prepareRequest,
    response: progress,
    errors: [...PREPARE_ERRORS, 'uploads_closed', 'consent_required'],
  }),
  visitorPart: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/chatbot/visitor/upload/{id}/part/{part}',
    caller: 'visitor',
    summary: 'Send one part of a file, as a visitor',
    request: partRequest,
    response: received,
    errors: PART_ERRORS,
    body: 'multipart',
  }),
  visitorDone: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/upload/done',
    caller: 'visitor',
    summary: 'Close a file, as a visitor',
    request: z.object({ id }),
    response: attachment,
    errors: DONE_ERRORS,
  }),
  visitorCancel: defineEndpoint({
    method: 'DELETE',
    path: '/api/micro/chatbot/visitor/upload/{id}',
    caller: 'visitor',
    summary: 'Give up a file, as a visitor',
    request: z.object({ id }),
    response: z.object({}),
    errors: [],
  }),
  visitorLinks: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/visitor/upload/links',
    caller: 'visitor',
    summary: 'Short-lived links to files, as a visitor',
    request: linksRequest,
    response: links,
    errors: [],
  }),
};
