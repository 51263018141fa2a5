import { lazyRouteComponent } from '@tanstack/react-router';

// Parts whose code the route loads before it shows the screen. What is loaded only when it is shown replaces what stood in its place
// 300 ms after that, however soon it came: React takes its time.
export const OrderTable = lazyRouteComponent(() => import('./order-table.tsx'), 'OrderTable');
export const OrderToolbar = lazyRouteComponent(() => import('./order-toolbar.tsx'), 'OrderToolbar');
