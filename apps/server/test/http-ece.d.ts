declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  interface Options {
    version: 'aes128gcm';
    privateKey: ECDH;
    authSecret: string;
  }
  /** Decrypts an encrypted body (RFC 8188) as the browser of a subscription does (RFC 8291). */
  export function decrypt(body: Buffer, options: Options): Buffer;
}
