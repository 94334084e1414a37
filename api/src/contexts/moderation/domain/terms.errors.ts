import { domainError } from '../../../kernel/domain-error';

/** It would take effect today or earlier: nobody could read it before. */
export const TermsTooSoon = domainError('terms/too-soon', 'unprocessable', 'from');

/** This version was announced before, or another one is announced and not in effect yet. */
export const AlreadyAnnounced = domainError('terms/already-announced', 'conflict');

/** It is neither the version in effect nor the next one. */
export const UnknownVersion = domainError('terms/unknown-version', 'conflict');

/** The terms have changed, and the caller has not agreed to the version in effect. No 403: that would sign them out. */
export const ConsentNeeded = domainError('terms/consent-needed', 'unprocessable');
