/** Pages and API share one origin. */
export const API_BASE = '/api';
