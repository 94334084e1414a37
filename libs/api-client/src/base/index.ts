export { injectEndpoint } from './inject-endpoint';
export { api } from './api';
export { API_BASE } from './base-address';
export { baseQuery } from './base-query';
export { browserStorage, tabStorage } from './browser-storage';
export { apiErrorOf, isApiError, UNREACHABLE, type ApiError } from './problem';
export { noteServerTime, serverNow } from './server-time';
export { lastRefresh, markSessionRefreshed, onProofRequired, onSessionLost, refreshSession } from './session-policy';
export { withSession, type Answer } from './with-session';
