import { browserStorage } from '@kaaj/api-client';
import { type Person } from './session-slice';

const key = 'kaaj.person';
const isText = (value: unknown): value is string => typeof value === 'string';

/** Scripts cannot read the cookies, so the signed-in user is stored separately. */
export const personStorage = {
  read(): Person | null {
    try {
      const { email, displayName, photoURL } = JSON.parse(browserStorage.get(key) ?? '{}') as Partial<Person>;
      if (!isText(email) || email === '') return null;
      return { email, displayName: isText(displayName) ? displayName : '', photoURL: isText(photoURL) ? photoURL : '' };
    } catch {
      return null;
    }
  },
  write(person: Person | null): void {
    if (person) browserStorage.set(key, JSON.stringify(person));
    else browserStorage.remove(key);
  },
};
