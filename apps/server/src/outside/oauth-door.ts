/** One sign-in at a provider, from its beginning to its end. */
export interface OauthAttempt {
  state: string;
  nonce: string;
  /** PKCE verifier (RFC 7636). */
  verifier: string;
  redirectUri: string;
}

/** What the provider sent back through the browser. */
export interface OauthAnswer {
  code: string;
  /** Who answered (RFC 9207), where it says so. */
  iss: string | undefined;
}

/** Who somebody is, as the provider has signed it. */
export interface OauthProfile {
  /** The provider's own name for the person, which never changes. */
  subject: string;
  /** As it was given: in any case, of any form. */
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
}

/** A provider that people can sign in with. */
export interface OauthDoor {
  /** Page of the provider to go to. @throws OauthUnreachable */
  begin(attempt: OauthAttempt): Promise<string>;
  /** Who came back. @throws OauthUnreachable; OauthRefused for an answer that is not to be believed */
  finish(attempt: OauthAttempt, answer: OauthAnswer): Promise<OauthProfile>;
}
