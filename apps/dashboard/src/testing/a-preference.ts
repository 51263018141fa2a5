import { presetWays, type NotificationPreference } from '@lobby/contract';

/** What an admin has chosen who chose little: what differs is in `ways`. */
export function aPreference(ways: NotificationPreference['ways'] = {}): NotificationPreference {
  const admin = { role: null };
  const normal = presetWays('normal', admin);
  return {
    preset: Object.keys(ways).length > 0 ? null : 'normal',
    ways: { ...normal, ...ways },
    presets: { calm: presetWays('calm', admin), normal, everything: presetWays('everything', admin) },
    digest: 'off',
    quiet: { on: false, from: '22:00', until: '08:00', timezone: 'Asia/Hong_Kong' },
    devices: [],
    push_key: `B${'A'.repeat(86)}`,
  };
}
