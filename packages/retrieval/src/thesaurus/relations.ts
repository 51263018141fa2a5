/** What goes with ordering, paying, delivery, returns and repairs. */
const TRADE = `
parcel: delivery shipping track-parcel delivery-time order in-transit delivered-not-received lost-parcel courier
delivery: delivery-time shipping-cost delivery-slot deliver-to-area shipping arrival delivery-address international-shipping
shipping: delivery-time shipping-cost international-shipping deliver-to-area delivery
when-shipped order-processing in-transit out-for-delivery: track-parcel order-status delivery-time
delivery-late delivered-not-received lost-parcel missed-delivery tracking-not-updated: track-parcel order-status delivery-time redelivery
track-parcel tracking-number: order-status parcel
order-status: track-parcel delivery-time when-shipped order
courier courier-driver: delivery parcel shipping
post-office registered-mail letterbox-post: shipping delivery parcel
leave-at-door leave-with-neighbour leave-with-concierge signature parcel-locker missed-delivery: redelivery delivery
delivery-slot weekend-delivery evening-delivery change-delivery-date early-delivery: delivery-slot delivery-time delivery
same-day-delivery next-day-delivery express-delivery: delivery-time express-delivery shipping-cost
change-delivery-address wrong-delivery-address delivered-wrong-place: change-delivery-address delivery-address
deliver-to-area abroad international-shipping customs import-duty cross-border-china: international-shipping deliver-to-area
store-pickup ready-for-pickup pickup-deadline pickup-code pick-up-by-other convenience-store-pickup: store-pickup
free-shipping shipping-too-expensive spend-threshold: shipping-cost free-shipping
package-damaged parcel-opened melted-on-arrival fragile: item-not-as-expected replacement compensation
return: return-policy how-to-return return-period refund exchange return-shipping-cost return-label
send: shipping return delivery parcel
how-to-return return-label return-pickup return-address: return how-to-return
return-period cooling-off: return-policy return
non-returnable opened-return tags-removed original-packaging no-receipt-return: return-policy non-returnable return
exchange exchange-size exchange-colour replacement: exchange exchange-size exchange-policy return
refund refund-time refund-not-received refund-status: refund refund-time return
refund-method refund-full refund-partial refund-only request-refund store-credit: refund refund-policy
item-not-as-expected: return exchange replacement refund
not-working wont-turn-on turns-off-by-itself overheating strange-noise leaking screen-broken button-broken no-sound battery-replacement: repair warranty
dropped-it water-damage wear-and-tear void-warranty: repair warranty warranty-period
warranty warranty-period in-warranty out-of-warranty: repair warranty
repair repair-cost repair-time repair-status repair-centre send-for-repair technician: repair
installation assembly manual: installation
missing-parts spare-parts: spare-parts replacement
cancel-order ordered-by-mistake duplicate-order: cancel-order
change-order add-to-order remove-from-order combine-orders: change-order
order-confirmation no-order-confirmation: email-not-received order-confirmation
preorder backorder release-date hold-item restock in-stock out-of-stock sold-out: in-stock out-of-stock restock
bulk-order wholesale bulk-discount purchase-order: bulk-order wholesale
gift gift-wrap gift-message gift-no-price: gift-wrap gift
pay payment-methods card which-cards alipay wechat-pay paypal mobile-wallet octopus-card cash cheque fps bank-transfer cash-on-delivery pay-later: payment-methods pay
card-declined payment-failed paid-no-order 3d-secure security-code card-expired checkout-fails: payment-failed
charged-twice overcharged unknown-charge unexpected-charge payment-pending pre-authorisation: charged-twice payment-pending
instalments pay-later revolving-payment: instalments
price expensive cheap price-list total-price unit-price starting-price fare room-rate plan-price: price
price-match price-mismatch price-changed-after-order: price-match
discount sale coupon flash-sale student-discount senior-discount birthday-offer first-order-discount bulk-discount: discount coupon
coupon coupon-not-working coupon-how-to-use coupon-expired coupon-missing coupon-combine forgot-coupon redeem-code: coupon coupon-not-working
loyalty-points redeem-points points-missing points-expired points-balance points membership member-benefits member-tier: loyalty-points points membership
gift-card gift-card-balance gift-card-expiry gift-card-not-working redeem: gift-card
invoice receipt invoice-resend invoice-title invoice-wrong expense-claim proof-of-purchase: invoice receipt
tax tax-included tax-free: tax
custom-order personalised-item: custom-order
review recommend-product compare-products: recommend-product
phone-order order-by-chat place-order checkout cart: place-order order
`;

/** What goes with accounts, software, subscriptions and telephones. */
const SOFTWARE = `
sign-in sign-in-failed wrong-password forget reset-password change-password password account-locked: reset-password sign-in password
verification-code code-not-received resend-code two-step authenticator-app backup-code new-phone: verification-code two-step
email-not-received spam-folder confirmation-email resend-code: email-not-received
email-address phone-number number-changed edit-details name-change profile display-name: edit-details
delete-account deactivate-account data-deletion unsubscribe-mail: delete-account
hacked unknown-sign-in phishing scam account-security leaked data-leak: account-security hacked
personal-data privacy data-request data-retention gdpr: privacy personal-data
team-member invite-member seat-licence share-account guest-user role-permission administrator: team-member invite-member
subscription plan-package compare-plans paid-plan plan-price: plan-package price
free-plan free-trial trial-end trial-extend demo: free-trial free-plan
upgrade-plan downgrade-plan switch-plan: switch-plan upgrade-plan downgrade-plan
cancel-subscription cancel-failed charged-after-cancel stop-auto-renew contract minimum-term early-termination: cancel-subscription
renewal auto-renew expire billing-date renewal-payment-failed: renewal billing-date
monthly yearly billing-date: plan-price billing-date
quota-limit over-limit unlimited storage-space: quota-limit
crash freeze slow blank-screen not-loading bug error-message outage service-status not-working: not-working restart service-status
restart clear-cache factory-reset reset-device reinstall: not-working restart
install download install-failed download-failed compatible system-requirements operating-system: install download compatible
export-data import-data migrate backup spreadsheet file-format: export-data import-data
restore-data undo trash-bin data-lost delete-item backup: restore-data backup
synchronize offline-use mobile-vs-desktop smartphone app tablet-device iphone android: app
notification no-notification sound-off reminder: notification
interface-language translate: interface-language
api api-key webhook integration developer rate-limit: api integration
encryption virus account-security data-retention hosting-server: account-security privacy
how-to-guide manual demo: how-to-guide
feature-request feature beta: feature-request
wifi wifi-password internet no-internet wifi-not-connecting internet-speed unstable-connection router-modem: wifi internet
sim-card esim sim-not-detected sim-activation sim-replacement roaming mobile-data: sim-card
phone-bill pay-phone-bill over-limit data-used-up: phone-bill
`;

/** What goes with health, hotels, travel, beauty and events. */
const SERVICE = `
illness fever cough cold-flu headache stomach-ache toothache pain rash ear throat infection vomit diarrhoea dizzy injury allergy: see-a-doctor doctor symptom walk-in appointment
see-a-doctor doctor clinic appointment symptom: see-a-doctor appointment
appointment walk-in queue-number medical-registration first-visit: appointment walk-in
online-consultation video-call smartphone computer: online-consultation
sick-leave medical-certificate illness: medical-certificate sick-leave
prescription prescription-refill medicine tablet-pill pharmacy dosage blood-pressure diabetes: prescription prescription-refill medicine
test-result blood-test urine-test x-ray checkup medical-record: test-result
blood-test urine-test body-scan x-ray checkup fasting: checkup blood-test
vaccine flu-shot vaccine-dose injection vaccination-record abroad travel: vaccine
referral specialist second-opinion hospital: referral specialist
consultation-fee co-payment private-medical-insurance public-health-insurance insurance-covered not-covered-by-insurance insurance-claim health-care-voucher: consultation-fee insurance-covered
medical-emergency ambulance: medical-emergency
paediatrics child child-price age-limit: paediatrics
patient-card public-health-insurance medical-registration first-visit: first-visit patient-card
dentist teeth-cleaning tooth-extraction tooth-filling root-canal dental-braces teeth-whitening tooth toothache: dentist tooth
fasting eat drink breakfast meal: fasting
check-in early-check-in check-in-time arrival flight: check-in early-check-in
late-arrival late-check-out check-out check-out-time curfew: late-arrival check-out
check-out late-check-out leave-early-hotel: check-out late-check-out
luggage-storage luggage porter luggage-forwarding suitcase: luggage-storage
airport-pick-up shuttle-bus airport flight terminal taxi: airport-pick-up shuttle-bus
extra-bed baby-cot family-room child extra-guest single-room double-twin-room: extra-bed room-type
wifi internet wifi-password: wifi
parking car van-hire: parking
pet dog cat guide-dog: pet
breakfast breakfast-included half-board without-meals: breakfast breakfast-included
special-diet vegetarian vegan allergy halal gluten-free: special-diet vegetarian allergy
swimming-pool hotel-gym spa hot-spring public-bath: swimming-pool hotel-gym spa
hotel-deposit pay-at-hotel pre-authorisation deposit: deposit hotel-deposit
room-service minibar-fridge kettle housekeeping towel toiletries iron hairdryer adapter: housekeeping toiletries
noisy-room quiet-room change-room room-view high-floor: quiet-room change-room
hotel-booking-number change-booking cancel-booking booking reservation fully-booked-room room-vacancy: booking reservation
extend-stay leave-early-hotel travel-date: extend-stay
laundry dry-cleaning: laundry
smoking non-smoking: smoking
gym gym-membership work-out gym-equipment freeze-membership quit-membership membership-fee: gym gym-membership
haircut hair-salon hair-colour perm choose-staff: hair-salon haircut
lost-luggage luggage baggage-allowance checked-baggage hand-luggage excess-baggage: luggage baggage-allowance
change-ticket refund-ticket event-cancelled event-postponed missed-flight flight-cancelled: refund-ticket change-ticket
disability wheelchair lift stairs-carry: disability wheelchair
rain-event weather typhoon snow event-cancelled event-postponed: rain-event weather
arrive-late-appointment late-entry late-arrival: arrive-late-appointment late-entry
technician-late technician-no-show home-visit-service site-visit-measure: home-visit-service technician
blocked-drain leak tap-sink no-water toilet-fixture: plumber
power-cut electricity light: electrician
key locksmith door-window: locksmith
`;

/** What goes with times, places, people, food, schools and offices. */
const EVERYDAY = `
weekend saturday sunday monday tuesday wednesday thursday friday weekday morning noon evening afternoon late-night public-holiday lunar-new-year new-year golden-week christmas obon lunch-break early-morning: opening-hours closed-day weekend-hours holiday-hours opening-time closing-time
open-now closing-time opening-time open close closed-day temporarily-closed typhoon-hours support-hours customer-service-hours bank-hours busy-times: opening-hours
today tomorrow tonight immediately urgent soon last-minute: same-day-delivery walk-in open-now
late-night evening late: late-arrival evening-delivery closing-time
early early-morning morning earlier: early-check-in opening-time
late later departure evening: late-check-out
arrival receive come-back: delivery-time check-in
how-long how-often fast slow wait waiting-time: delivery-time waiting-time
where location directions street-address map lost-way near on-foot station metro bus station-exit taxi building floor-level branches: location directions public-transport
car motorcycle ev-charging charging-station parking-fee bike-parking: parking
get-off station metro bus train: public-transport directions
person quantity group party-size bring-friend extra-guest: party-size group
baby toddler child child-age kids-meal kids-area baby-changing nursing-room stroller high-chair teenager underage: child age-limit paediatrics child-price
child child-age toddler baby stay: extra-bed baby-cot family-room
senior elderly-services grandparents student disabled-discount: senior-discount student-discount
dog cat pet small-pets guide-dog pet-fee: pets-welcome pet
friend family spouse colleague on-behalf authorization: on-behalf
boss employer company work-location employee expense-claim: invoice invoice-title expense-claim
proof proof-document boss employer illness day-off: medical-certificate sick-leave
language-spoken foreigner interface-language staff-language language-help-office support-language: staff-language language-spoken
cancel cancellation-fee change-mind no-need ordered-by-mistake: cancel-order cancel-table-booking cancellation-fee cancel-lesson cancel-subscription event-cancelled
change reschedule later earlier not-available cannot-come: change-order change-table-booking reschedule change-class-time change-booking cancel
reschedule cancel: appointment booking
book booking check-booking appointment-at-office book-table appointment-in-shop class-booking hair-beauty-booking: appointment book booking
size too-small too-big tight loose spacious size-accuracy shoe-size kids-size which-size-fits size-guide size-out: which-size-fits size-guide exchange-size
too-small too-big tight loose dislike not-as-described wrong not-suitable change-mind give-back send: return exchange
wrong-item wrong-colour-sent wrong-size-sent missing-item defective damaged scratched torn stain used-goods-sent poor-quality someone-elses-order fake expired-goods faded scratched broken-promise: item-not-as-expected exchange return defective
different color colour colour-differs red blue black white green: colour colour-differs exchange-colour
in-stock out-of-stock restock restock-notice size-out stock-at-shop available not-available new-arrival: in-stock restock out-of-stock
washing-care clean washing wash wet stain shrink pilling material cleaning-care: washing-care cleaning-care
try try-on visit-showroom shop touch see: try-on visit-showroom shop
cheap expensive discount when-sale price-increase: discount sale price
free-of-charge is-there-a-fee chargeable: free-of-charge price
how-to-use usage-question instructions-notes procedure manual: how-to-use manual
use valid invalid fail not-working accept compatible: not-working
invalid fail not-available forbid: coupon-not-working
lost-property leave-behind lose forget lost-card: lost-property
steal lost-card card-swallowed frozen-bank-account: lost-card
cannot-get-through phone-not-answered nobody-answers no-reply no-callback: support-phone contact-us response-time
contact contact-us talk-to-human human-agent phone-call email-of-shop support-phone inquiry live-chat customer-service talk-to-manager call-back-request messaging-app: contact-us customer-service support-phone
complain complaint complaint-follow-up angry rude-staff terrible-service bad-service unacceptable disappointed: complaint contact-us
reply-response response-time wait-queue waiting-too-long: response-time
compensation compensate refuse-responsibility broken-promise: compensation
eat drink cook food-delivery restaurant place-to-eat meal dinner lunch cafe: restaurant menu
vegetarian vegan halal kosher gluten-free dairy-free egg-free nuts seafood-allergy food-allergy allergy no-ingredient: food-allergy vegetarian special-diet
bring bring-own-food corkage cake bring-food-in wine alcoholic-drinks: corkage bring-own-food
birthday-party birthday-offer cake cake-writing private-room: birthday-party cake
takeaway eat-in food-delivery doggy-bag: takeaway food-delivery
queue-for-table walk-in book-table party-size: book-table
price-head price-per-head buffet set-menu a-la-carte minimum-spend: price-per-head menu
teacher native-teacher change-teacher: teacher
make-up-lesson absence-leave attendance late-for-class illness reschedule cancel-lesson: make-up-lesson absence-leave
trial-lesson placement-test beginner free-trial: trial-lesson
tuition-fee tuition-payment enrolment-fee tuition-refund instalments: tuition-fee
drop-out-course leave-of-absence-study quit-membership freeze-membership cancel-subscription resign: drop-out-course quit-membership
online-class remote-work online-consultation video-call recorded-class from-home: online-class online-consultation
timetable time-slot start-date-course class-booking specify-time: timetable
textbook bring required-documents homework: textbook
pass-exam fail-exam exam-result resit-exam test-result: exam-result
required-documents bring missing-document identity-document id-card passport address-proof proof-document first-time: required-documents bring
first-time first-visit new-customer trial-lesson beginner: first-visit
apply make-application application-status apply-online eligibility processing-time-office: make-application
id-card-lost passport-lost lose reissue-document: reissue-document
moving-out-notice change-of-address residence-registration moving-house street-address: change-of-address residence-registration delivery-address
moving-house moved-house change-of-address street-address: change-delivery-address edit-details
tax tax-return tax-bill tax-certificate: tax
rubbish-collection bulky-waste recycling rubbish-bags junk-removal: rubbish-collection
collect-document pick-up on-behalf: collect-document
processing-time-office waiting-time how-long: processing-time-office
insurance-claim claim-status accident-report insurance-coverage accident: insurance-claim
bank-transfer transfer-failed wrong-transfer transfer-limit: bank-transfer
exchange-rate foreign-exchange foreign-currency: exchange-rate
computer mobile-phone smartphone tablet-device internet online-booking: wifi internet app
charger battery not-charging power-outlet-shop adapter plug voltage: power-outlet-shop adapter battery
luggage bag hold-item storage-at-shop locker: luggage-storage
taxi airport flight plane bus: airport-pick-up shuttle-bus
extra-spare add: extra-bed add-on-option
smoking smoking-corner: smoking
sleep bed bed-linen pillow-blanket: bed extra-bed
credit-card debit-card cash mobile-wallet alipay wechat-pay octopus-card paypal apple-pay: payment-methods
employee accountant colleague team-member add sign-in: team-member invite-member
permanent always every-month every-week monthly repeat: auto-renew recurring
remind reminder payment-reminder late-payment overdue-payment payment-deadline: payment-reminder
try free-trial test beta demo before-buying: free-trial
wrong form-mistake correct-record mistake edit-details change: correct-record edit-details
stop end quit cancel no-need: cancel-subscription unsubscribe-mail
server data location data-retention hosting-server safe security: privacy account-security
gift birthday-party christmas valentines-mothers-day: gift gift-wrap
long-stay extend-stay monthly permanent: extend-stay discount
wheelchair wheelchair-access disabled-parking accessible-toilet barrier-free lift stairs: wheelchair-access
repair fix break repair-cost: repair
vaccine injection travel abroad: vaccine
tooth toothache dentist tooth-filling tooth-extraction: dentist tooth-extraction
eye-test glasses contact-lens eye: eye-test
weight-loss diet-weight sugar-free calories: diet-weight
stop-smoking quit-smoking: smoking
`;

/** What goes with offices, lessons, repairs and eating out. */
const PLACES = `
cake cake-order-lead cake-size cake-writing birthday-party custom-order: cake cake-order-lead custom-order
cake-order-lead in-advance last-minute urgent: cake-order-lead in-advance
bread fresh-baked-time bakery: bread fresh-baked-time
storage-instructions still-safe-to-eat expiry-date reheating: storage-instructions
nuts dairy-free egg-free gluten-free food-allergy ingredients allergy: food-allergy ingredients
catering bulk-order party-size: catering bulk-order
power-outlet-shop wifi computer table-time-limit: wifi
parking-fee parking parking-permit: parking parking-fee
storage-at-shop luggage-storage locker lost-property: storage-at-shop
tax-free foreigner tourist passport: tax-free
gift-wrap gift gift-no-price gift-message: gift-wrap
stroller stroller-access rent-item wheelchair: rent-item
nursing-room baby-changing baby-milk nappy baby: nursing-room baby-changing
moving-out-notice moving-house residence-registration change-of-address: residence-registration change-of-address
certificate-copy address-proof residence-registration household-register seal-stamp: certificate-copy
on-behalf authorization power-of-attorney family: on-behalf authorization
weekend-hours saturday sunday weekend working-day opening-hours: weekend-hours opening-hours
appointment-at-office queue-number walk-in waiting-time: appointment-at-office queue-number
child-allowance birth-certificate childbirth pregnant baby: child-allowance birth-certificate
nursery-place kindergarten babysitter: nursery-place
death-registration inheritance funeral: death-registration
public-health-insurance resign unemployment-benefit: public-health-insurance
late-payment instalments tax-bill payment-deadline overdue-payment: late-payment instalments
placement-test level-grade beginner choose-course: placement-test beginner
group-class capacity student: group-class
native-teacher teacher change-teacher: teacher native-teacher
course-certificate student-certificate certificate-of-quality: course-certificate
change-class-time timetable: change-class-time
start-date-course enrol timetable: start-date-course enrol
screen-broken phone-repair dropped-it repair: screen-broken phone-repair repair-cost
battery-replacement battery phone-repair: battery-replacement
water-damage dropped-it phone-repair repair: water-damage
wont-turn-on not-working computer-repair phone-repair: repair
quote repair-cost is-there-a-fee: quote repair-cost
data-before-repair restore-data backup data-lost: data-before-repair restore-data backup
repair-time repair-status waiting-time: repair-time
warranty-period repair-again warranty: warranty
send-for-repair on-site-repair repair-centre: send-for-repair on-site-repair
`;

/** Concepts that go with each other in what people ask for, one group a line. */
export const RELATIONS: readonly string[] = [TRADE, SOFTWARE, SERVICE, PLACES, EVERYDAY];
