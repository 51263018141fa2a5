export { Select } from '@lobby/ui';
