/**
 * Does one preparation, saying what it does and how long it took; ends the command with the log when it fails.
 * @param {string} sentence
 * @param {() => Promise<import('./run-command.mjs').Finished>} work
 */
export async function prepare(sentence, work) {
  process.stdout.write(`${sentence} …`);
  const started = performance.now();
  const { code, output } = await work();
  process.stdout.write(code === 0 ? ` ${((performance.now() - started) / 1000).toFixed(1)} s\n` : ' failed\n');
  if (code === 0) return;
  process.stderr.write(`\n${output.trimEnd()}\n\n${sentence} failed. The log is above; run the command again once it is put right.\n`);
  process.exit(1);
}
