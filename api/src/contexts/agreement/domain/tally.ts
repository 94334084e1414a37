/** What is said to an item, under the digest of the text that is compared. */
export interface AnswerCount {
  readonly answer: string;
  /** The beginning of the text, as somebody gave it. */
  readonly shown: string;
  readonly people: number;
}

/** What the answers to one item come to. */
export interface Tally {
  readonly answers: number;
  /** Answers that are what most said. */
  readonly agreeing: number;
  /** The same in thousandths of all; UNANSWERED where there are none. */
  readonly share: number;
  /** Digest of what most said, which is known once two said something and one thing is said most; else empty. */
  readonly majority: string;
  /** The beginning of what most said; empty where two answers are said as often. */
  readonly shown: string;
  /** Answers that are not the known one; 0 where none is known. */
  readonly missed: number;
}

/** Behind every share that there is. */
export const UNANSWERED = 1001;

/** `known` is the digest of the known answer; empty for none. */
export function tallyOf(said: readonly AnswerCount[], known: string): Tally {
  const answers = said.reduce((sum, { people }) => sum + people, 0);
  const [most, next] = [...said].sort((one, other) => other.people - one.people);
  if (!most) return { answers: 0, agreeing: 0, share: UNANSWERED, majority: '', shown: '', missed: 0 };
  const isTie = next?.people === most.people;
  const met = said.find(({ answer }) => answer === known)?.people ?? 0;
  return {
    answers,
    agreeing: most.people,
    share: Math.floor((most.people * 1000) / answers),
    majority: isTie || answers === 1 ? '' : most.answer,
    shown: isTie ? '' : most.shown,
    missed: known === '' ? 0 : answers - met,
  };
}
