import manifest from '@lobby/widget/examples/android/AndroidManifest.xml?raw';
import gradle from '@lobby/widget/examples/android/build.gradle.kts?raw';
import filePaths from '@lobby/widget/examples/android/file_paths.xml?raw';
import kotlin from '@lobby/widget/examples/android/LobbyChatActivity.kt?raw';
import messaging from '@lobby/widget/examples/android/LobbyMessagingService.kt?raw';
import dart from '@lobby/widget/examples/flutter/lobby_chat.dart?raw';
import dartMain from '@lobby/widget/examples/flutter/main.dart?raw';
import pubspec from '@lobby/widget/examples/flutter/pubspec.yaml?raw';
import appDelegate from '@lobby/widget/examples/ios/AppDelegate.swift?raw';
import plist from '@lobby/widget/examples/ios/Info.plist?raw';
import swift from '@lobby/widget/examples/ios/LobbyChatViewController.swift?raw';
import notify from '@lobby/widget/examples/push-server/notify.mjs?raw';
import pushServer from '@lobby/widget/examples/push-server/server.mjs?raw';
import nativeApp from '@lobby/widget/examples/react-native/App.jsx?raw';
import native from '@lobby/widget/examples/react-native/LobbyChat.jsx?raw';
import nativePackage from '@lobby/widget/examples/react-native/package.json?raw';
import type { AppNames, AppPlatform } from '@lobby/contract';

/** What an app is made with; names of products are the same in every language. */
export const TOOLS: Readonly<Record<AppPlatform, readonly Tool[]>> = {
  android: ['kotlin', 'react_native', 'flutter'],
  ios: ['swift', 'react_native', 'flutter'],
};
export type Tool = 'kotlin' | 'swift' | 'react_native' | 'flutter';
export const TOOL_NAMES: Readonly<Record<Tool, string>> = {
  kotlin: 'Kotlin',
  swift: 'Swift',
  react_native: 'React Native',
  flutter: 'Flutter',
};

export const STEPS = ['project', 'screen', 'link', 'push'] as const;
export type Step = (typeof STEPS)[number];
type Sources = Readonly<Record<string, string>>;

const ANDROID_PARTS: Sources = { 'AndroidManifest.xml': manifest };
const PUSH: Sources = { 'notify.mjs': notify, 'server.mjs': pushServer };

const SOURCES: Readonly<Record<Tool, Readonly<Record<Step, Sources>>>> = {
  kotlin: {
    project: { 'build.gradle.kts': gradle, ...ANDROID_PARTS, 'file_paths.xml': filePaths },
    screen: { 'LobbyChatActivity.kt': kotlin },
    link: { 'LobbyMessagingService.kt': messaging },
    push: PUSH,
  },
  swift: {
    project: { 'Info.plist': plist },
    screen: { 'LobbyChatViewController.swift': swift },
    link: { 'AppDelegate.swift': appDelegate },
    push: PUSH,
  },
  react_native: {
    project: { 'package.json': nativePackage, ...ANDROID_PARTS, 'Info.plist': plist },
    screen: { 'LobbyChat.jsx': native },
    link: { 'App.jsx': nativeApp },
    push: PUSH,
  },
  flutter: {
    project: { 'pubspec.yaml': pubspec, ...ANDROID_PARTS, 'Info.plist': plist },
    screen: { 'lobby_chat.dart': dart },
    link: { 'main.dart': dartMain },
    push: PUSH,
  },
};

/** What of the examples is this app's own. */
export interface AppFacts extends AppNames {
  /** Where Lobby is. */
  origin: string;
  tenant: string;
  key: string;
}

export interface CodeFile {
  name: string;
  code: string;
}

/** Files of a step, with what is the app's own in them. Pure. */
export function appCode(tool: Tool, step: Step, facts: AppFacts): CodeFile[] {
  return Object.entries(SOURCES[tool][step]).map(([name, source]) => ({ name, code: fill(source, facts).trimEnd() }));
}

function fill(source: string, { origin, tenant, key, package_name: packageName, bundle_id: bundle, scheme }: AppFacts): string {
  const own: [string, string][] = [
    ['https://lobby.example', origin],
    ['YOUR_TENANT', tenant],
    ['YOUR_PUBLIC_KEY', key],
    ['com.example.shop', packageName],
    ['com.example.Shop', bundle],
    ['exampleshop', scheme],
  ];
  return own.reduce((text, [example, value]) => (value === '' ? text : text.replaceAll(example, () => value)), source);
}
