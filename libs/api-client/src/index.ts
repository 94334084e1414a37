export { API_BASE } from './base-address';
export { baseQuery } from './base-query';
export { browserStorage } from './browser-storage';
export { api, type Tag } from './tagged-api';
export * from './generated/endpoints';
export { apiErrorOf, isApiError, UNREACHABLE, type ApiError } from './problem';
export { lastRefresh, noteFreshSession, onSessionLost, refreshSession } from './session-policy';
export * from './pages';
export { sendImage, sendProof } from './send-image';
