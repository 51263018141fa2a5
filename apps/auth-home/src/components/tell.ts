/** How serious a toast is. */
type Tone = 'error' | 'info' | 'success';

/** Says something in a toast, whose code comes with the first one; the same `id` is said once. */
export async function tell(tone: Tone, text: string, id: string): Promise<void> {
  const { toast } = await import('./toast-area.tsx');
  toast[tone](text, { id });
}
