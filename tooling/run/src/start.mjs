import './require-node.mjs';
import { areAppsBuilt, buildApps } from './build-apps.mjs';
import { handOver } from './hand-over.mjs';
import { installPackages, isInstalled } from './install-packages.mjs';
import { prepare } from './prepare.mjs';

if (!isInstalled()) await prepare('Installing packages', installPackages);
if (!areAppsBuilt()) await prepare('Building the apps', buildApps);
handOver('apps/server/src/main.ts');
