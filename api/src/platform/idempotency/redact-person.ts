import { type PersonIdentifiers } from './stored-response-eraser';

/** A copy of a response without the person's data, as it would be after their removal. */
export function redactPerson(value: unknown, person: PersonIdentifiers): unknown {
  if (Array.isArray(value)) return value.map((each) => redactPerson(each, person));
  if (typeof value !== 'object' || value === null) return value === person.email ? '' : value;
  const about = Object.values(value).some((each) => each === person.id || each === person.email);
  const own = about ? [person.name, person.image] : [];
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, own.includes(each as string) ? '' : redactPerson(each, person)]),
  );
}
