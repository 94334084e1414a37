import { type ProofKind } from '@kaaj/contract';
import { type Toast, type ToastKind } from '@kaaj/ui';

export interface Question {
  readonly title: string;
  readonly text?: string;
  /** The confirming button; by default the common text for yes. */
  readonly ok?: string;
  readonly cancel?: string;
  readonly danger?: boolean;
}

/** Pending toasts and dialogs; the shell renders them with the design system. */
export type UiRequest =
  | ({ readonly type: 'toast' } & Toast)
  | {
      readonly type: 'confirm';
      readonly id: number;
      readonly question: Question;
      readonly answer: (yes: boolean) => void;
    }
  | {
      readonly type: 'prove';
      readonly id: number;
      /** Of which one is enough. */
      readonly proofs: readonly ProofKind[];
      /** Whether they gave it. */
      readonly answer: (proved: boolean) => void;
    };

type Listener = () => void;

let waiting: readonly UiRequest[] = [];
let nextId = 1;
const listeners = new Set<Listener>();

function change(next: readonly UiRequest[]): void {
  waiting = next;
  listeners.forEach((listener) => listener());
}

/** The queue between callers of toasts and dialogs and the component that shows them, which may still be loading. */
export const uiRequests = {
  add(kind: ToastKind, text: string): void {
    change([...waiting, { type: 'toast', id: nextId++, kind, text }]);
  },
  ask(question: Question): Promise<boolean> {
    return new Promise((answer) => change([...waiting, { type: 'confirm', id: nextId++, question, answer }]));
  },
  /** Has the person prove once more who they are. */
  askForProof(proofs: readonly ProofKind[]): Promise<boolean> {
    return new Promise((answer) => change([...waiting, { type: 'prove', id: nextId++, proofs, answer }]));
  },
  /** Takes everything from the queue. */
  take(): readonly UiRequest[] {
    const taken = waiting;
    if (taken.length) change([]);
    return taken;
  },
  waiting: (): readonly UiRequest[] => waiting,
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
