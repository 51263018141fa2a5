/** Whether answers can go there: a short name and a host, or a host alone behind its sign. */
export const isAddress = (text: string) => /^(?:[a-z0-9][a-z0-9._-]{0,19})?@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text.trim());
