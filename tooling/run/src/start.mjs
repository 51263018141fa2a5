import './require-node.mjs';
import { areAppsBuilt, buildApps, BUILT_SERVER } from './build-apps.mjs';
import { handOver } from './hand-over.mjs';
import { installPackages, isInstalled } from './install-packages.mjs';
import { prepare } from './prepare.mjs';

if (!isInstalled()) await prepare('Installing packages', installPackages);
if (!areAppsBuilt()) await prepare('Building the apps', buildApps);
handOver(BUILT_SERVER);
