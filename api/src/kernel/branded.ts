export const branded = (text: string, name: string): string => text.replaceAll('{brand}', () => name);
