/** Host of the sender's address, which names of mails end with. */
export function senderHost(mailFrom: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(mailFrom)?.[1] ?? 'localhost';
}
