import { domainError } from '../../../kernel/domain-error';

/** A later proof of the address would take over an Admin's account. */
export const PersonUnverified = domainError('user/email-unverified', 'unprocessable');

/** An Admin's role cannot be changed, and Admins cannot be removed. */
export const AdminIsProtected = domainError('user/admin-is-protected', 'conflict');

/** There is no suspension to lift or to object to. */
export const NotSuspended = domainError('account/not-suspended', 'conflict');

/** A removal only ends by an Admin's decision on the person's objection. */
export const RemovalIsPermanent = domainError('account/removal-is-permanent', 'conflict');

/** A suspension has at most one objection. */
export const AlreadyObjected = domainError('account/already-objected', 'conflict');

/** There is another decision already. */
export const ObjectionDecided = domainError('account/objection-decided', 'conflict');

/** The Admin who suspended the person may not decide while another Admin can. */
export const OtherAdminDecides = domainError('account/other-admin-decides', 'conflict');

/** There must always be an Admin to make decisions. */
export const LastAdmin = domainError('account/last-admin', 'conflict');

/** If the payout failed, its coins could not be returned. */
export const PayoutUnderWay = domainError('account/payout-under-way', 'conflict');

/** A person who leaves would lose it. */
export const DisputeUnderWay = domainError('account/dispute-under-way', 'conflict');

/** More coins would be lost than the person agreed to. */
export const CoinsChanged = domainError('account/coins-changed', 'conflict');

/** It would take effect today or earlier, so that nobody could read it before. */
export const TermsTooSoon = domainError('terms/too-soon', 'unprocessable', 'from');

/** This version was announced before, or another one is announced and not in effect yet. */
export const AlreadyAnnounced = domainError('terms/already-announced', 'conflict');

/** It is neither the current version nor the announced one. */
export const UnknownVersion = domainError('terms/unknown-version', 'conflict');

/** The caller has not agreed to the current version of the terms. Not a 403, which would sign them out. */
export const ConsentNeeded = domainError('terms/consent-needed', 'unprocessable');
