import './require-node.mjs';
import { handOver } from './hand-over.mjs';
import { installPackages, isInstalled } from './install-packages.mjs';
import { prepare } from './prepare.mjs';

if (!isInstalled()) await prepare('Installing packages', installPackages);
handOver('tooling/run/src/serve-sources.mjs');
