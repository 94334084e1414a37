import { domainError } from '../../../kernel/domain-error';

/** It would take effect today or earlier, so that nobody could read it before. */
export const TermsTooSoon = domainError('terms/too-soon', 'unprocessable', 'from');

/** This version was announced before, or another one is announced and not in effect yet. */
export const AlreadyAnnounced = domainError('terms/already-announced', 'conflict');

/** It is neither the current version nor the announced one. */
export const UnknownVersion = domainError('terms/unknown-version', 'conflict');

/** The caller has not agreed to the current version of the terms. Not a 403, which would sign them out. */
export const ConsentNeeded = domainError('terms/consent-needed', 'unprocessable');
