// Imported first, and written so that an old Node can still read it: everything else needs what this version brings.
const OLDEST_MAJOR = 20;
const OLDEST_MINOR = 19;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_MAJOR || (major === OLDEST_MAJOR && minor < OLDEST_MINOR)) {
  process.stderr.write(`Lobby needs Node ${OLDEST_MAJOR}.${OLDEST_MINOR} or newer to start, and this is Node ${process.versions.node}.\n`);
  process.exit(1);
}
