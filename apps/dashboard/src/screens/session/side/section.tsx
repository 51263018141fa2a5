import type { ReactNode } from 'react';

/** A part of the panel beside a thread, under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="px-5 py-4">
      <h3 className="mb-2 text-13 font-semibold">{title}</h3>
      {children}
    </section>
  );
}
