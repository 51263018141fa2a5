export { Menu } from '@lobby/ui';
