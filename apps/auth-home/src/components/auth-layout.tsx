import { Outlet } from '@tanstack/react-router';
import { PlainHeader } from './plain-header.tsx';

/** The layout of /auth (§2): one column of 400 px under the arch, which phones have no room for. */
export function AuthLayout() {
  return (
    <div className="relative flex min-h-dvh flex-col overflow-x-clip">
      <div
        aria-hidden="true"
        className="arch absolute inset-x-0 top-9 bottom-0 mx-auto hidden w-[960px] max-w-[calc(100%-2rem)] bg-accent-tint/60 sm:block"
      />
      <PlainHeader />
      <main className="relative mx-auto flex w-full max-w-[440px] flex-1 flex-col px-5 pt-5 pb-16 sm:pt-[4vh]">
        <Outlet />
      </main>
    </div>
  );
}
