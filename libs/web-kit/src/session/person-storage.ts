import { browserStorage } from '@kaaj/api-client';
import { parseJson } from '@kaaj/contract';
import { type Person } from './session-slice';

const key = 'kaaj.person';
const isText = (value: unknown): value is string => typeof value === 'string';

/** Scripts cannot read the cookies, so the signed-in user is stored separately. */
export const personStorage = {
  read(): Person | null {
    const { email, displayName, photoURL } = parseJson<Partial<Person> | null>(browserStorage.get(key)) ?? {};
    if (!isText(email) || email === '') return null;
    return { email, displayName: isText(displayName) ? displayName : '', photoURL: isText(photoURL) ? photoURL : '' };
  },
  write(person: Person | null): void {
    if (person) browserStorage.set(key, JSON.stringify(person));
    else browserStorage.remove(key);
  },
};
