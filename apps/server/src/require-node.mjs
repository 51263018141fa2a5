// The first file of the built server, copied as it is and written so that an old Node can still read it: everything else needs a newer one.
const OLDEST_MAJOR = 24;
const OLDEST_MINOR = 7;

const found = process.versions.node.split('.').map(Number);
if (found[0] > OLDEST_MAJOR || (found[0] === OLDEST_MAJOR && found[1] >= OLDEST_MINOR)) {
  import('./server.js');
} else {
  process.stderr.write(
    'The built server needs Node ' +
      OLDEST_MAJOR +
      '.' +
      OLDEST_MINOR +
      ' or newer, and this is Node ' +
      process.versions.node +
      '. `npm start` brings its own: run that, or `node_modules/.bin/node apps/server/dist/main.js`.\n',
  );
  process.exitCode = 1;
}
