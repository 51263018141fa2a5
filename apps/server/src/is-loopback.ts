/** Whether a host, as it stands in an address, is this machine itself. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || isLoopbackAddress(host);
}

/** Whether an IP address is one that only this machine can call from. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address);
}
