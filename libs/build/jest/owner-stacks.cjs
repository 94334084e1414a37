const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = require('react');

/**
 * React records a stack for each element in development, a quarter of the time of page tests. This is the limit that
 * React itself defines.
 */
if (internals.recentlyCreatedOwnerStacks === undefined) throw new Error('React has no recentlyCreatedOwnerStacks.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
