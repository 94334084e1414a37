import { type Id } from '../../../kernel/ids';

/** A task that several workers answer, so that their answers are compared; or one whose answer is known. */
export interface Item {
  readonly taskId: Id;
  /** Place among the items of its set, from 1. */
  readonly number: number;
  /** The known answer of a control item; undefined for every other. */
  readonly known: string | undefined;
}

/** How far the answers to an item agree. */
export interface ItemAgreement {
  readonly number: number;
  readonly taskId: Id;
  readonly answers: number;
  /** Those that are what most said. */
  readonly agreeing: number;
  /** The beginning of what most said; null where two answers are said as often. */
  readonly majority: string | null;
  /** Of a control item: how many answers miss the known one; null for every other. */
  readonly missed: number | null;
}

/** How a worker's answers within a set compare. */
export interface WorkerAgreement {
  readonly workerId: Id;
  readonly answers: number;
  /** Their answers to items that somebody else answered as well and of which a majority is known, and those that are with it. */
  readonly compared: number;
  readonly withMajority: number;
  /** Control items that they answered, and those that they missed. */
  readonly controls: number;
  readonly missed: number;
}

/** What all answers of a set come to. */
export interface SetAgreement {
  /** Items that have answers, and those of them that have two at least. */
  readonly items: number;
  readonly compared: number;
  /** Mean of the shares of the latter, from 0 to 1; null where there is none. */
  readonly mean: number | null;
  /** Answers to control items, and those that miss. */
  readonly controls: number;
  readonly missed: number;
}
