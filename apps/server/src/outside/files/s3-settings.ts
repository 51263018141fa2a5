import { z } from 'zod/mini';

/** A bucket of an S3-compatible store. */
export interface S3Settings {
  /** Scheme, host and port, without a slash at the end. */
  endpoint: string;
  bucket: string;
  key: string;
  secret: string;
  region: string;
}

/** The variables that name a bucket. */
export const s3Variables = {
  S3_ENDPOINT: z.optional(z.url({ protocol: /^https?$/, error: 'must be the http or https address of an S3-compatible store' })),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'))),
  S3_KEY: z.optional(z.string()),
  S3_SECRET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), 'us-east-1'),
};

type Variables = z.output<z.ZodMiniObject<typeof s3Variables>>;

/** The bucket that the environment names. @param refuse called with a plain sentence where it is named in part */
export function readS3(
  { S3_ENDPOINT, S3_BUCKET, S3_KEY, S3_SECRET, S3_REGION }: Variables,
  refuse: (sentence: string) => never,
): S3Settings | undefined {
  if (!S3_ENDPOINT && !S3_BUCKET && !S3_KEY && !S3_SECRET) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_KEY || !S3_SECRET)
    return refuse('S3_ENDPOINT, S3_BUCKET, S3_KEY and S3_SECRET go together: set all four to keep files in a bucket, or none.');
  return { endpoint: S3_ENDPOINT.replace(/\/+$/, ''), bucket: S3_BUCKET, key: S3_KEY, secret: S3_SECRET, region: S3_REGION };
}
