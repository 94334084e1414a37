import { createContext } from 'react';

/** What to say under each field that is wrong, by its name. */
export type Mistakes = Readonly<Record<string, string | undefined>>;

/** How the form above judges what its fields hold. */
export const Checks = createContext<(values: never) => Mistakes>(() => ({}));
