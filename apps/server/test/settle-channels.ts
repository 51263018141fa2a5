import type { TestApp } from './open-test-app.ts';

/** What a message brings about, one after the other: it is written down, answered by the bot, told of, and sent. */
const ROUNDS = 3;

/** Everything that services have posted is worked on, answered, and sent. */
export async function settleChannels({ services }: TestApp): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await services.channelWorker.settle();
    await services.botRunner.idle();
    await services.eventRelay.idle();
  }
}
