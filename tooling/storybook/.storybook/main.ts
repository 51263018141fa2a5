import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../guides/*.mdx', '../../../packages/*/src/**/*.stories.tsx', '../../../apps/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  // It looks at every element's style whenever the page changes, which nobody asked of it and what is measured would pay for.
  features: { highlight: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [tailwindcss()] }),
};

export default config;
