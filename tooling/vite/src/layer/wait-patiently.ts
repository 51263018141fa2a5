// After it has set its own wrapper.
import { configure, getConfig } from '@testing-library/react';

const WRAPPED = Symbol.for('lobby.wait-patiently');
const world = globalThis as { [WRAPPED]?: true; IS_REACT_ACT_ENVIRONMENT?: boolean };

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
  configure({
    asyncUtilTimeout: 45_000,
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
