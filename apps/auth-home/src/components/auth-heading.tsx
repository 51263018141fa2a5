/** What a form is for. */
export function AuthHeading({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h1 className="text-28 leading-tight font-semibold tracking-heading text-balance">{title}</h1>
      <p className="mt-2 text-pretty text-muted">{text}</p>
    </div>
  );
}
