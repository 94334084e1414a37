/** Replaces `{brand}` by the name of the platform. */
export const branded = (text: string, name: string): string => text.replaceAll('{brand}', () => name);
