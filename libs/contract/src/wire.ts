import { type PaymentSystem, type Role, type SubmissionStatus, type WithdrawalStatus } from './constants';

/** Shapes as they travel between the API and its clients. Dates are ISO 8601 strings in UTC; coins are whole numbers. */

export interface Envelope<T> {
  readonly data: T;
}

/** A bounded list; `page.next` is the cursor of the following page, null at the end. */
export interface PageEnvelope<T> extends Envelope<readonly T[]> {
  readonly page: { readonly next: string | null };
}

export interface User {
  readonly _id: string;
  readonly name: string;
  readonly email: string;
  readonly image: string;
  readonly role: Role;
  /** available + held */
  readonly coin: number;
  /** What can be spent or withdrawn now. Present for oneself and for an Admin. */
  readonly availableCoin: number;
}

/** A buyer as shown to everybody: no e-mail, no balance. */
export interface PublicBuyer {
  readonly _id: string;
  readonly name: string;
  readonly image: string;
}

export interface BestWorker {
  readonly _id: string;
  readonly name: string;
  readonly image: string;
  readonly coin: number;
}

export interface Task {
  readonly _id: string;
  readonly title: string;
  readonly taskDetail: string;
  /** Open slots. */
  readonly requiredWorkers: number;
  /** Coins per worker. */
  readonly payableAmount: number;
  readonly completionDate: string;
  readonly submissionInfo: string;
  readonly imageURL: string;
  readonly buyer: PublicBuyer;
}

export interface Submission {
  readonly _id: string;
  readonly task: {
    readonly _id: string;
    readonly title: string;
    readonly taskDetail: string;
    readonly payableAmount: number;
    readonly requiredWorkers: number;
  };
  readonly buyerEmail: string;
  readonly workerEmail: string;
  readonly submissionDetail: string;
  readonly currentDate: string;
  readonly status: SubmissionStatus;
  /** Why the buyer rejected it, empty otherwise. */
  readonly rejectionReason: string;
  readonly worker: { readonly _id: string; readonly name: string };
  readonly buyer: { readonly _id: string; readonly name: string };
}

export interface Payment {
  readonly _id: string;
  readonly purchaseDate: string;
  readonly coinsPurchased: number;
  /** Dollars, at most two decimals. */
  readonly amountPaid: number;
  readonly transID: string;
  readonly buyerEmail: string;
}

export interface Withdrawal {
  readonly _id: string;
  readonly worker: { readonly _id: string; readonly name: string };
  readonly workerEmail: string;
  readonly withdrawalCoin: number;
  /** Dollars, at most two decimals. */
  readonly withdrawalAmount: number;
  readonly paymentSystem: PaymentSystem;
  readonly accountNumberMasked: string;
  readonly withdrawDate: string;
  readonly status: WithdrawalStatus;
}

export interface Notification {
  readonly _id: string;
  readonly message: string;
  readonly toEmail: string;
  readonly time: string;
  readonly read: boolean;
}
