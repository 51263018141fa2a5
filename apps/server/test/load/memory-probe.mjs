// Loaded before the server where its memory is measured: for each message of its parent it collects what is garbage and tells what is left.
process.on('message', () => {
  globalThis.gc?.();
  // What waited to be told of its end goes with the second one.
  globalThis.gc?.();
  const { rss, heapTotal, heapUsed } = process.memoryUsage();
  process.send?.({ resident: rss, used: rss - (heapTotal - heapUsed) });
});
// The server stops when it has nothing to do any more, whoever listens.
process.channel?.unref();
