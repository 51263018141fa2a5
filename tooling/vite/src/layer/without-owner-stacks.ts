import React from 'react';

/** What React counts the stacks with that it has noted of late. */
interface Internals {
  recentlyCreatedOwnerStacks?: number;
}

/** From so many on, React notes no more of them for a second. */
const ENOUGH = 10_000;

/**
 * React's development build notes of every element where in the code it was created, to say so beside a warning: a sixth of the processor time
 * of component tests. Here it always believes that it has noted enough for now; a warning still names the component.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<string, Internals>;
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => ENOUGH,
    set(): void {
      // React begins to count anew each second.
    },
    configurable: true,
  });
