import { domainError } from '../../../kernel/domain-error';

/** Whoever proves their address would take an Admin's account over. */
export const PersonUnverified = domainError('user/email-unverified', 'unprocessable');

/** Nobody changes an Admin's role or removes one. */
export const AdminIsProtected = domainError('user/admin-is-protected', 'conflict');

/** There is no suspension to lift or to object to. */
export const NotSuspended = domainError('account/not-suspended', 'conflict');

/** Who was removed stays so: an Admin who decides on their objection alone can end it. */
export const RemovalIsPermanent = domainError('account/removal-is-permanent', 'conflict');

/** There is one objection for each suspension. */
export const AlreadyObjected = domainError('account/already-objected', 'conflict');

/** It was decided another way. */
export const ObjectionDecided = domainError('account/objection-decided', 'conflict');

/** Whoever suspended somebody does not decide on the objection while another Admin can. */
export const OtherAdminDecides = domainError('account/other-admin-decides', 'conflict');

/** Without an Admin nobody decides on anything any more. */
export const LastAdmin = domainError('account/last-admin', 'conflict');

/** Where the money cannot be paid, its coins would have nobody to go back to. */
export const PayoutUnderWay = domainError('account/payout-under-way', 'conflict');

/** Whoever leaves has lost it. */
export const DisputeUnderWay = domainError('account/dispute-under-way', 'conflict');

/** More would be lost than somebody was shown and agreed to. */
export const CoinsChanged = domainError('account/coins-changed', 'conflict');
