// After it has set its own wrapper.
import { configure, getConfig } from '@testing-library/react';

const library = getConfig();

/** Whether user-event is at work, which waits for React by itself. */
const isPersonAtWork = (): boolean => (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT === false;

/**
 * How long a component test waits for what has to appear: a busy machine is slow, not wrong.
 *
 * What a person does is not wrapped in `act`, which ends when the event has been dispatched: whatever waits for its code or its
 * texts then would never be taken up again. React handles the event as it does in a browser, and user-event waits for it.
 */
configure({
  asyncUtilTimeout: 15_000,
  eventWrapper: (dispatch: () => unknown): unknown => (isPersonAtWork() ? dispatch() : library.eventWrapper(dispatch)),
});
