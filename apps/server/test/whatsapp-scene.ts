import { WHATSAPP_PHONE, whatsAppBody, whatsAppContact, whatsAppMessage, type ConnectedService, type ServiceDesk } from './service-desk.ts';

/** A number of WhatsApp that is connected, its customer, and Meta. */
export interface WhatsAppScene {
  /** Connects a number, in the place of the one before. */
  connect(): Promise<ConnectedService>;
  /** What Meta posts of words of the customer's. */
  says(words: string, over?: object, who?: object): ReturnType<typeof whatsAppMessage>;
  /** The customer sends something, and Meta posts it. */
  writes(over: object): Promise<Response>;
  /** Meta tells what became of a message of ours. */
  reports(id: string, state: string, over?: object): Promise<Response>;
  /** Messages that the number has sent, in their order; that something was read is none. */
  sent(): Record<string, unknown>[];
}

/** Opens the scene at a desk. */
export function openWhatsAppScene(desk: ServiceDesk): WhatsAppScene {
  let whatsapp: ConnectedService;
  return {
    async connect() {
      whatsapp = await desk.connect('whatsapp');
      return whatsapp;
    },
    says: (words, over = {}, who = whatsAppContact()) =>
      whatsAppMessage(whatsapp.phoneId, { type: 'text', text: { body: words }, ...over }, who),
    writes: (over) => whatsapp.post(whatsAppMessage(whatsapp.phoneId, over)),
    reports: (id, state, over = {}) =>
      whatsapp.post(
        whatsAppBody(whatsapp.phoneId, {
          statuses: [{ id, status: state, timestamp: '1790000000', recipient_id: WHATSAPP_PHONE, ...over }],
        }),
      ),
    sent: () =>
      desk.service
        .to('/messages')
        .map(({ json }) => json)
        .filter((body) => !('status' in body)),
  };
}
