/** Does nothing but look how late the machine lets it look. */
const EVERY_MS = 10;

let expected = performance.now() + EVERY_MS;
setInterval(() => {
  const late = performance.now() - expected;
  expected = performance.now() + EVERY_MS;
  if (late > 1) process.send?.({ at: Date.now(), late });
}, EVERY_MS);
