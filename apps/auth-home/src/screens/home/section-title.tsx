/** The heading of a section, and a sentence about it. */
export function SectionTitle({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <div className="max-w-[680px]">
      <h2 id={id} className="text-28 leading-tight font-semibold tracking-heading text-balance md:text-40">
        {title}
      </h2>
      {text ? <p className="mt-3 text-balance text-muted md:text-lg">{text}</p> : null}
    </div>
  );
}
