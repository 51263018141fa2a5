/**
 * Concepts that name a thing, a service or a group of people that a business has or has not: who asks about one of them is not answered by an
 * entry that says nothing of it. What is left out are times, places, doings, moods and what every business is asked about.
 */
const AT_HOME_AND_STAY = `
baby-cot extra-bed sofa-mattress-cleaning pillow-blanket bed-linen toiletries bathrobe-slippers hairdryer bathtub-shower private-bathroom
hot-spring public-bath swimming-pool hotel-gym breakfast half-board room-service minibar-fridge kettle housekeeping room-key hotel-safe
luggage-storage luggage-forwarding porter concierge wake-up-call shuttle-bus airport-pick-up accommodation-tax iron adapter
meeting-room barbecue-place camping tattoo day-use suite-upgrade dormitory-room japanese-style-room microwave-oven fridge washing-machine
dry-cleaning television air-conditioner aircon-cleaning deep-cleaning appliance-cleaning window-cleaning moving-house van-hire storage-unit
junk-removal plumber electrician locksmith renovation painting-walls flooring curtains mould water-filter gardening cooker-oven
sewing-alteration shoe-repair car-service wall-mount sauna balcony bunk-bed game-room ironing-board safe-deposit pocket-wifi
mosquito-screen home-camera caregiver nappy car-seat stroller high-chair babysitter kids-area kids-meal nursing-room baby-changing baby-food
pet-grooming pet-boarding pet-food cat-litter vet neuter pet-microchip guide-dog dog cat small-pets pet-fee lifeguard
`;
const AT_TABLE_AND_SHOP = `
vegetarian vegan halal kosher gluten-free dairy-free egg-free nuts seafood-allergy sugar-free calories buffet afternoon-tea private-room
outdoor-seating corkage doggy-bag cutlery dim-sum hotpot-bbq pizza-burger bento coffee tea alcoholic-drinks dessert snack cake
cake-writing catering birthday-party croissant baguette sourdough white-loaf cookie-biscuit decaf-milk-kinds gift-wrap gift-message gift-card
gift-card-balance gift-card-expiry bike-parking ev-charging charging-station wheelchair-access lift toilet wifi power-outlet-shop atm
photo-printing key-cutting catalogue personalised-item trade-in second-hand refurbished auction wholesale size-guide waterproof
washing-care voltage plug clothes-alteration jewellery-service watch-repair supplements
cosmetics perfume camera printer-ink plants flowers books-stationery furniture bedding
installation assembly extended-warranty parking parking-fee locker loyalty-points student-discount senior-discount
staff-discount birthday-offer bulk-discount first-order-discount refer-friend stamp-card tax-free instalments
cash-on-delivery paypal alipay wechat-pay octopus-card fps crypto-payment cheque direct-debit cashback
convenience-store-payment parcel-locker express-delivery same-day-delivery international-shipping discreet-packaging shipping-insurance
old-item-collection install-on-delivery lucky-draw job-vacancy job-at-shop part-time franchise volunteer sponsor live-shopping
`;
const AT_CARE = `
side-effect endoscopy x-ray ultrasound body-scan blood-test urine-test covid-test vaccine flu-shot iv-drip anaesthetic dental-implant
dental-braces teeth-whitening root-canal tooth-extraction teeth-cleaning tooth-filling eye-test contact-lens physiotherapy chiropractor
chinese-medicine acupuncture mental-health gynaecology paediatrics dermatology ear-nose-throat orthopaedics cosmetic-surgery second-opinion
house-call online-consultation ambulance hospital-stay medical-certificate medical-record health-care-voucher
medical-insurance checkup pregnant breastfeeding contraception hay-fever asthma diabetes cancer acne eczema hair-loss hair-removal
vitamins painkiller antibiotics scar mole-wart shingles cervical-cancer hair-colour perm hair-treatment hair-extensions nails
nail-removal eyelash eyebrow makeup facial massage spa tanning-sunburn gym personal-trainer fitness-class yoga dance martial-arts
swimming-lesson ball-games golf climbing wedding-photo kimono-rental female-doctor wheelchair blind-deaf
`;
const AT_DESK_AND_SCREEN = `
text-message email-address phone-number landline esim sim-card roaming hotspot travel-sim voicemail caller-id five-g vpn tv-channel router-modem
api webhook single-sign-on two-step offline-use shortcut-key spreadsheet export-data import-data calendar-app video-call chatbot
domain-name hosting-server encryption template custom-field nonprofit-discount lifetime-licence free-plan family-plan in-app-purchase
trash-bin app-store print-out scan-code bluetooth-pairing smart-device fingerprint
face-recognition passkey hourly-wage scholarship sibling-discount school-bus school-meal school-uniform dormitory student-card
course-certificate study-abroad summer-camp recorded-class online-class native-teacher music-lesson driving-school kindergarten cram-school
textbook placement-test trial-lesson corporate-training library-card passport visa driving-licence international-driving-permit
personal-id-number marriage-registration divorce birth-certificate death-registration pension child-allowance unemployment-benefit
nursery-place bulky-waste voting dog-licence building-permit business-licence parking-permit notary tax-return overdraft mortgage car-loan
credit-limit fixed-deposit investment joint-account travel-insurance life-insurance car-insurance home-insurance pet-insurance
retirement-fund airport-lounge in-flight-meal rent-car tour-guide ski diving theme-park museum wheelchair-hire
`;

const OF_MANY_KINDS = `
rice-cooker toaster-blender bathtub kitchenette bicycle-hire electric-car-charging valet blackout-curtains newspaper snow-chains-tyres
mammogram insomnia gastritis-reflux hearing-aid botox-filler slimming-treatment quit-smoking dna-test drug-test circumcision-vasectomy
ivf-fertility home-test-kit urgent-care fax slack-teams accounting-software online-marketplace google-microsoft mac-windows-linux
smartwatch barcode-scanner e-signature logo time-tracking payroll inventory-management heel-height shoelace-insole resole
embroidery-engraving uniforms-for-school suit-tuxedo wedding-dress maternity-clothes plus-size vegan-leather glasses-repair
piano-tuning drone tv-repair printer-repair engraved-keys rental-device id-photos name-change-deed firearm-licence public-filming
cemetery playground-park community-garden stray-animals streetlight tree-pruning abandoned-car asbestos-solar hearing-loop-sign
ice-cream-milk-tea sugar-reduced raw-fish pork-beef-free live-music projector-screen coworking baking-class trade-supply
tutoring toefl-ielts jlpt-hsk translation-service homestay print-copies money-changer smoking-area prayer-room
vending-machine defibrillator-first-aid disabled-discount military-discount yearly-sale affiliate dropship
`;

const OF_THE_HIGH_STREET = `
dentures veneers night-guard braces-check children-teeth mouth-ulcer small-animals pet-travel-papers pet-boarding-stay animal-end-of-life
prescription-diet pet-teeth-nails flea-tick beard-barber kids-haircut hair-straightening updo-event patch-test lash-brow gel-nails
protein-body-check spa-massage-kind pregnant-treatment motorbike child-seat-hire additional-driver toll-pass border-crossing return-other-place
piano-heavy packing-service long-distance-move hoist-window minor-account coins-change boat-watercraft hospital-direct-billing
unaccompanied-minor power-bank sports-gear-flight pregnant-flying audio-guide ebook-loan book-drop study-seat sketch-tripod
static-ip own-router children-menu birthday-surprise split-bill
`;

/** What may be asked of a thing and is rarely said of it. */
const QUALITIES = `
temperature weight thickness certificate-of-quality country-of-origin coupon-expired smoking-corner
`;

/** The ids of all of them. */
export const THINGS: readonly string[] = [
  AT_HOME_AND_STAY,
  AT_TABLE_AND_SHOP,
  AT_CARE,
  AT_DESK_AND_SCREEN,
  OF_MANY_KINDS,
  OF_THE_HIGH_STREET,
  QUALITIES,
].flatMap((ids) => ids.trim().split(/\s+/));
