/** An open door under the arch. */
export function Door() {
  return (
    <svg width="208" height="228" viewBox="0 0 208 228" fill="none" aria-hidden="true">
      <path d="M8 224V104a96 96 0 0 1 192 0v120" className="fill-accent-tint stroke-accent" strokeWidth="10" />
      <path d="M58 224V107a46 46 0 0 1 92 0v117Z" className="fill-surface" />
      <path d="M58 224V107c0-29 33-55 66-41v143Z" className="fill-accent" />
      <circle cx="112" cy="147" r="5" className="fill-surface" />
      <path d="M0 225.500h208" className="stroke-field-border" strokeWidth="3" />
    </svg>
  );
}
