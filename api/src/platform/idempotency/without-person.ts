import { type Named } from './stored-answers';

/** A copy of an answer in which nothing names the person: as it would be written after they were removed. */
export function withoutPerson(value: unknown, person: Named): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutPerson(each, person));
  if (typeof value !== 'object' || value === null) return value === person.email ? '' : value;
  const about = Object.values(value).some((each) => each === person.id || each === person.email);
  const own = about ? [person.name, person.image] : [];
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, own.includes(each as string) ? '' : withoutPerson(each, person)]),
  );
}
