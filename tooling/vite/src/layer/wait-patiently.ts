import { configure } from '@testing-library/dom';

/** How long a component test waits for what has to appear: a busy machine is slow, not wrong. */
configure({ asyncUtilTimeout: 15_000 });
