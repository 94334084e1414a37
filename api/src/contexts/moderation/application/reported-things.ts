import { type ReportSubject, type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** Looks whether what is reported is there for whoever reports it. */
export abstract class ReportedThings {
  abstract isThere(
    about: ReportSubject,
    id: Id,
    reporter: { readonly personId: Id; readonly role: Role | undefined },
  ): Promise<boolean>;
}
