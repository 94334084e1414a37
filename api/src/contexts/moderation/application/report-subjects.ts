import { type ReportSubject, type Role } from '@kaaj/contract';
import { type Id } from '../../../kernel/ids';

/** Checks whether a reported thing exists and is visible to the reporter. */
export abstract class ReportSubjects {
  abstract isThere(
    about: ReportSubject,
    id: Id,
    reporter: { readonly personId: Id; readonly role: Role | undefined },
  ): Promise<boolean>;
}
