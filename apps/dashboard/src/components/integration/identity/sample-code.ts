import type { SecretUse } from '@lobby/contract';

/** Languages of samples, each with how its name is written everywhere. */
export const SAMPLES = { node: 'Node.js', php: 'PHP', python: 'Python', java: 'Java', go: 'Go', ruby: 'Ruby' } as const;
export type Sample = keyof typeof SAMPLES;

/** The package that signs tokens; what signs a hash each language has itself. */
export const PACKAGES: Readonly<Record<Sample, string>> = {
  node: 'jose',
  php: 'firebase/php-jwt',
  python: 'PyJWT',
  java: 'io.jsonwebtoken:jjwt',
  go: 'github.com/golang-jwt/jwt/v5',
  ruby: 'jwt',
};

const lines = (...all: string[]) => all.join('\n');

const TOKENS: Readonly<Record<Sample, (kid: string) => string>> = {
  node: (kid) =>
    lines(
      "import { SignJWT } from 'jose';",
      '',
      'const secret = new TextEncoder().encode(process.env.LOBBY_SECRET);',
      'const jwt = await new SignJWT({ email: user.email, name: user.name })',
      `  .setProtectedHeader({ alg: 'HS256', kid: '${kid}' })`,
      '  .setSubject(String(user.id))',
      '  .setIssuedAt()',
      "  .setExpirationTime('1h')",
      '  .sign(secret);',
    ),
  php: (kid) =>
    lines(
      'use Firebase\\JWT\\JWT;',
      '',
      '$jwt = JWT::encode([',
      "  'sub' => (string) $user->id,",
      "  'email' => $user->email,",
      "  'name' => $user->name,",
      "  'iat' => time(),",
      "  'exp' => time() + 3600,",
      `], getenv('LOBBY_SECRET'), 'HS256', '${kid}');`,
    ),
  python: (kid) =>
    lines(
      'import os, time, jwt',
      '',
      'now = int(time.time())',
      'claims = {"sub": str(user.id), "email": user.email, "name": user.name, "iat": now, "exp": now + 3600}',
      `token = jwt.encode(claims, os.environ["LOBBY_SECRET"], algorithm="HS256", headers={"kid": "${kid}"})`,
    ),
  java: (kid) =>
    lines(
      'byte[] secret = System.getenv("LOBBY_SECRET").getBytes(StandardCharsets.UTF_8);',
      'String jwt = Jwts.builder()',
      `    .header().keyId("${kid}").and()`,
      '    .subject(String.valueOf(user.getId()))',
      '    .claim("email", user.getEmail())',
      '    .claim("name", user.getName())',
      '    .issuedAt(new Date())',
      '    .expiration(Date.from(Instant.now().plusSeconds(3600)))',
      '    .signWith(Keys.hmacShaKeyFor(secret), Jwts.SIG.HS256)',
      '    .compact();',
    ),
  go: (kid) =>
    lines(
      'token := jwt.NewWithClaims(jwt.SigningMethodHS256, jwt.MapClaims{',
      '\t"sub":   user.ID,',
      '\t"email": user.Email,',
      '\t"name":  user.Name,',
      '\t"iat":   time.Now().Unix(),',
      '\t"exp":   time.Now().Add(time.Hour).Unix(),',
      '})',
      `token.Header["kid"] = "${kid}"`,
      'signed, err := token.SignedString([]byte(os.Getenv("LOBBY_SECRET")))',
    ),
  ruby: (kid) =>
    lines(
      "require 'jwt'",
      '',
      'now = Time.now.to_i',
      'claims = { sub: user.id.to_s, email: user.email, name: user.name, iat: now, exp: now + 3600 }',
      `token = JWT.encode(claims, ENV.fetch('LOBBY_SECRET'), 'HS256', { kid: '${kid}' })`,
    ),
};

const HASHES: Readonly<Record<Sample, string>> = {
  node: lines(
    "import { createHmac } from 'node:crypto';",
    '',
    "const userHash = createHmac('sha256', process.env.LOBBY_SECRET).update(String(user.id)).digest('hex');",
  ),
  php: "$userHash = hash_hmac('sha256', (string) $user->id, getenv('LOBBY_SECRET'));",
  python: lines(
    'import hashlib, hmac, os',
    '',
    'user_hash = hmac.new(os.environ["LOBBY_SECRET"].encode(), str(user.id).encode(), hashlib.sha256).hexdigest()',
  ),
  java: lines(
    'Mac mac = Mac.getInstance("HmacSHA256");',
    'mac.init(new SecretKeySpec(System.getenv("LOBBY_SECRET").getBytes(StandardCharsets.UTF_8), "HmacSHA256"));',
    'byte[] digest = mac.doFinal(String.valueOf(user.getId()).getBytes(StandardCharsets.UTF_8));',
    'String userHash = HexFormat.of().formatHex(digest);',
  ),
  go: lines(
    'mac := hmac.New(sha256.New, []byte(os.Getenv("LOBBY_SECRET")))',
    'mac.Write([]byte(user.ID))',
    'userHash := hex.EncodeToString(mac.Sum(nil))',
  ),
  ruby: lines("require 'openssl'", '', "user_hash = OpenSSL::HMAC.hexdigest('SHA256', ENV.fetch('LOBBY_SECRET'), user.id.to_s)"),
};

/** What the site's server does. @param kid id of the secret that signs */
export function signingCode(use: SecretUse, sample: Sample, kid: string): string {
  return use === 'token' ? TOKENS[sample](kid) : HASHES[sample];
}

/** What the page does with it. */
export function pageCode(use: SecretUse): string {
  const proof = use === 'token' ? "{ jwt: 'TOKEN' }" : "{ id: 'USER_ID', user_hash: 'USER_HASH' }";
  return lines('<script>', `  (window.Lobby = window.Lobby || []).push(['identify', ${proof}]);`, '</script>');
}
