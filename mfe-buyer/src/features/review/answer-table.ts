import { type Answers, type FormField, ownValue, type Submission } from '@kaaj/contract';

type Answer = Answers[string];

/** For answers whose parts have no order. */
const keyOf = (answer: Answer) =>
  Array.isArray(answer) ? [...answer].sort().join('\n') : String(answer).trim().toLowerCase();

/**
 * The most frequent answer of a field; undefined if two are equally frequent, or none occurs twice. Pictures and long
 * texts are not compared.
 */
export function majorityOf(
  { name, kind }: FormField,
  submissions: readonly Pick<Submission, 'answers'>[],
): string | undefined {
  if (kind === 'picture' || kind === 'longText') return undefined;
  const counts = new Map<string, number>();
  for (const { answers } of submissions) {
    const answer = ownValue(answers, name);
    if (answer !== undefined) counts.set(keyOf(answer), (counts.get(keyOf(answer)) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  return first && first[1] > 1 && first[1] !== second?.[1] ? first[0] : undefined;
}

/** Whether an answer is another one than the majority's. */
export const differs = (answer: Answer | undefined, majority: string | undefined) =>
  majority !== undefined && answer !== undefined && keyOf(answer) !== majority;

/** Sorts submissions by a field: numbers by value, everything else as text; those without an answer come last. */
export const byField =
  ({ name }: FormField, language: string) =>
  (one: Pick<Submission, 'answers'>, other: Pick<Submission, 'answers'>): number => {
    const [a, b] = [ownValue(one.answers, name), ownValue(other.answers, name)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return String(a).localeCompare(String(b), language, { numeric: true });
  };
