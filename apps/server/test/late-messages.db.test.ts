import { beforeEach, describe, expect, test } from 'vitest';
import { lineBody, lineText, openServiceDesk, telegramMessage, type ConnectedService } from './service-desk.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const desk = openServiceDesk();
const { settle } = desk;
const ofContact = () => desk.written();
const bodies = async () => (await ofContact()).map(({ body }) => body);
const late = async () => (await desk.ofConversation()).late;

describe('a message that LINE brings', () => {
  let line: ConnectedService;
  beforeEach(async () => {
    line = await desk.connect('line');
  });
  async function brings(text: string, timestamp: number, isRedelivery = false): Promise<void> {
    await line.post(lineBody(lineText(text, { timestamp, deliveryContext: { isRedelivery } })));
  }

  test('in time says no second time, in whatever order it came beside others', async () => {
    const at = desk.app.services.now() - SECOND_MS;
    await brings('Second', at + 1);
    await brings('First', at);
    await settle();
    expect([await bodies(), await late()]).toEqual([['First', 'Second'], []]);
  });

  test('again after others were answered stands where it came, and says when it was written', async () => {
    const at = desk.app.services.now() - 10 * SECOND_MS;
    await brings('First', at);
    await settle();
    await brings('Third', at + 2);
    await settle();
    await brings('Second', at + 1, true);
    await settle();
    expect(await bodies()).toEqual(['First', 'Third', 'Second']);
    const [, , second] = await ofContact();
    expect(await late()).toEqual([{ seq: second?.seq, written_at: at + 1 }]);
  });

  test('long after it was written says so; a time that no service can mean is none', async () => {
    const now = desk.app.services.now();
    const at = now - 5 * MINUTE_MS;
    await brings('Hello', at);
    await settle();
    expect(await late()).toEqual([{ seq: (await ofContact())[0]?.seq, written_at: at }]);
    await brings('From the future', now + DAY_MS);
    await settle();
    await brings('From long ago', now - 400 * DAY_MS);
    await settle();
    expect(await late()).toHaveLength(1);
  });
});

describe('a change that Telegram tells of', () => {
  let telegram: ConnectedService;
  beforeEach(async () => {
    telegram = await desk.connect('telegram');
  });
  async function tells(no: number, kind: 'message' | 'edited_message', id: number, text: string): Promise<void> {
    const { message } = telegramMessage(31, { message_id: id, text });
    await telegram.post({ update_id: no, [kind]: message });
    await settle();
  }

  test('before it brings the message is not lost', async () => {
    await tells(1, 'message', 1, 'Hello');
    await tells(4, 'edited_message', 2, 'Where is my blue parcel?');
    await tells(3, 'message', 2, 'Where is my parcel?');
    expect(await bodies()).toEqual(['Hello', 'Where is my blue parcel?']);
  });

  test('after a later one changes nothing', async () => {
    await tells(1, 'message', 1, 'One');
    await tells(3, 'edited_message', 1, 'Three');
    await tells(2, 'edited_message', 1, 'Two');
    expect(await bodies()).toEqual(['Three']);
    await tells(5, 'edited_message', 1, 'Five');
    expect(await bodies()).toEqual(['Five']);
  });
});
