/** The provider cannot be asked at the moment, or does not answer as a provider does. */
export class OauthUnreachable extends Error {
  override readonly name = 'OauthUnreachable';
}

/** What came back is not to be believed, or somebody said no at the provider. */
export class OauthRefused extends Error {
  override readonly name = 'OauthRefused';
}
