import { PLACES_NAMED } from './words/places-named.ts';

const PLACES = `
united-states united-kingdom canada australia new-zealand korea thailand vietnam philippines indonesia malaysia singapore india germany france
spain italy macau tokyo kyoto osaka hokkaido-okinawa beijing shanghai taipei mainland-china hong-kong taiwan japan
`;
const OTHERS = `
english-language japanese-language chinese-language cantonese-language korean-language
christmas lunar-new-year golden-week obon national-day mid-autumn valentines-mothers-day
spring summer autumn winter
breakfast lunch dinner afternoon-tea
apple-maker samsung huawei xiaomi sony nintendo playstation
iphone android
red blue green yellow black white pink grey brown purple
student-discount student-price senior-discount disabled-discount military-discount staff-discount birthday-offer first-order-discount sibling-discount
dog cat small-pets
`;

/** What of an order, a booking or an account is changed or asked for; what means the same is joined by a `=`. */
const PARTS = `
day=date=delivery-date=change-delivery-date=delivery-slot=reschedule delivery-address=street-address=change-delivery-address email-address phone-number password name
`;

const idsIn = (line: string): string[] => line.trim().split(/\s+/);

/** Concepts of one kind, of which each, or each that are joined by a `=`, is another thing: who asks about one of them is not answered by what is said of another. */
export const RIVALS: readonly (readonly string[])[] = [
  [
    ...idsIn(PLACES),
    ...PLACES_NAMED.trim()
      .split('\n')
      .map((line) => line.slice(0, line.indexOf(' '))),
  ],
  ...[OTHERS, PARTS].flatMap((lines) => lines.trim().split('\n').map(idsIn)),
];

/** Concepts whose words are names of different things of a kind: one of them stands for no other. */
export const KINDS_OF_NAMES: readonly string[] = idsIn(
  'accounting-software online-marketplace slack-teams google-microsoft mac-windows-linux',
);
