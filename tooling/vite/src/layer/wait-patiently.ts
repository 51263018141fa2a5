// After it has set its own wrapper.
import { configure, getConfig } from '@testing-library/react';

const WRAPPED = Symbol.for('lobby.wait-patiently');
const world = globalThis as { [WRAPPED]?: true; IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };

/** Whether user-event is at work, which waits for React by itself. */
const isPersonAtWork = (): boolean => world.IS_REACT_ACT_ENVIRONMENT === false;

/** The library sets this while it waits; to its errors it then adds what the document holds once, when the time is up. */
const isOneOfManyLooks = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true;

/**
 * How long a component test waits for what has to appear: a busy machine is slow, not wrong.
 *
 * What a person does is not wrapped in `act`, which ends when the event has been dispatched: whatever waits for its code or its
 * texts then would never be taken up again. React handles the event as it does in a browser, and user-event waits for it.
 */
function configureLibrary(): void {
  const library = getConfig();
  let waits = 0;
  let resting: boolean | undefined;
  configure({
    asyncUtilTimeout: 45_000,
    // Each wait puts back what it found. Of two at once the one that ends last would put back what it found of the other: every test behind it
    // in the process would have a person at work for ever, and its events outside of `act`.
    asyncWrapper: async (wait): Promise<unknown> => {
      if (waits === 0) resting = world.IS_REACT_ACT_ENVIRONMENT;
      waits += 1;
      try {
        return (await library.asyncWrapper(wait)) as unknown;
      } finally {
        waits -= 1;
        world.IS_REACT_ACT_ENVIRONMENT = waits > 0 ? false : resting;
      }
    },
    eventWrapper: (dispatch: () => unknown): unknown => (isPersonAtWork() ? dispatch() : library.eventWrapper(dispatch)),
    getElementError: (message, container) =>
      message !== null && isOneOfManyLooks()
        ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
        : library.getElementError(message, container),
  });
}

// A process may run many files, each of which reads this one.
if (world[WRAPPED] === undefined) {
  world[WRAPPED] = true;
  configureLibrary();
}
