import { type Role } from '@kaaj/contract';

/**
 * Who may call a route: `anyone`; the holder of an `identity-token`; `signed-in` people of any role; holders of
 * `identity-or-session`, that is of either; or the named roles.
 */
export type Who = 'anyone' | 'identity-token' | 'identity-or-session' | 'signed-in' | readonly Role[];

export interface AccessRule {
  readonly who: Who;
  /** Where the call names a person by e-mail; it has to be the caller's own, or the answer is 403. */
  readonly self?: `${'query' | 'params' | 'body'}.${string}`;
  /** An Admin may name anybody in `self`. */
  readonly adminForAnyone?: true;
  /** Only for people whose address is verified; the others are told so with 422. */
  readonly verified?: true;
  /**
   * On a route for anyone: people with a session are shown more than visitors. `if-live`: a session that lapsed counts as none.
   * `renewed`: it is answered with 401, so that the browser renews it instead of taking a visitor's answer for its own.
   */
  readonly session?: 'if-live' | 'renewed';
  /** A GET that changes something; another site may not cause it. */
  readonly effect?: true;
  /** A GET that changes something and is a window's own address: nothing inside a page may ask for it. */
  readonly window?: true;
  /** A service of ours signs what it sends here; its body may be as large as a signed-in person's. */
  readonly signed?: true;
}

/**
 * Every route of the API and who may call it, "METHOD /path" without the /api prefix. The guard denies what has no row here.
 * Ownership of single records (a buyer's own task, a worker's own withdrawal) is the use cases' to check: they answer 404.
 */
export const ACCESS = {
  'POST /jwt': { who: 'identity-token', self: 'body.email' },
  'GET /jwt/logout': { who: 'anyone', effect: true },

  'POST /auth/signup': { who: 'anyone' },
  'POST /auth/login': { who: 'anyone' },
  'POST /auth/refresh': { who: 'anyone' },
  'POST /auth/logout-everywhere': { who: 'signed-in' },
  'GET /auth/google': { who: 'anyone', window: true },
  'GET /auth/google/callback': { who: 'anyone', window: true },
  'GET /auth/google/hand-over.js': { who: 'anyone' },
  'PATCH /auth/profile': { who: 'identity-or-session' },
  'POST /auth/password-reset': { who: 'anyone' },
  'POST /auth/password-reset/complete': { who: 'anyone' },
  'POST /auth/verify-email': { who: 'signed-in' },
  'POST /auth/verify-email/complete': { who: 'signed-in' },

  'GET /user': { who: 'signed-in', self: 'query.email', adminForAnyone: true },
  'GET /user/bestworker': { who: 'anyone' },
  'POST /user/:email': { who: 'identity-token', self: 'params.email' },
  'GET /user/alluser': { who: ['Admin'] },
  'PATCH /user/updatecoin/:id': { who: ['Admin'] },
  'PATCH /user/updaterole/:id': { who: ['Admin'] },
  'DELETE /user/deleteuser/:id': { who: ['Admin'] },

  'POST /task': { who: ['Buyer'], verified: true },
  'GET /task': { who: 'anyone', session: 'if-live' },
  'GET /task/all': { who: ['Admin'] },
  'GET /task/:id': { who: 'anyone', session: 'renewed' },
  'GET /task/user/:email': { who: 'signed-in', self: 'params.email', adminForAnyone: true },
  'PATCH /task/update/:id': { who: ['Buyer'] },
  'PATCH /task/update/requiredWorker/:id': { who: ['Buyer'] },
  'DELETE /task/delete/:id': { who: ['Buyer', 'Admin'] },

  // Anyone signed in gets as far as the rule "Buyer cannot submit work": a 403 would sign a buyer out.
  'POST /submission': { who: 'signed-in', verified: true },
  'GET /submission/worker': { who: 'signed-in', self: 'query.email' },
  'GET /submission/worker/count': { who: 'signed-in', self: 'query.email' },
  'PATCH /submission/update/status/:id': { who: ['Buyer'] },

  'POST /notification': { who: ['Admin'] },
  'GET /notification': { who: 'signed-in', self: 'query.email' },
  'PATCH /notification/read': { who: 'signed-in' },
  'GET /notification/stream': { who: 'signed-in' },

  'POST /payment': { who: ['Buyer'], self: 'query.email', verified: true },
  'GET /payment': { who: ['Buyer'], self: 'query.email' },
  'GET /payment/case': { who: ['Admin'] },
  'POST /payment/webhook': { who: 'anyone', signed: true },

  'GET /overview/buyer': { who: ['Buyer'], self: 'query.email' },
  'GET /overview/worker': { who: ['Worker'], self: 'query.email' },
  'GET /overview/admin': { who: ['Admin'], self: 'query.email' },

  'POST /withdrawal': { who: ['Worker'], verified: true },
  'GET /withdrawal': { who: 'signed-in', self: 'query.email' },
  'PATCH /withdrawal/status/:id': { who: ['Admin'] },
  'PATCH /withdrawal/cancel/:id': { who: ['Worker'] },
  'POST /withdrawal/:id/account': { who: ['Admin'] },

  'GET /wallet/statement': { who: 'signed-in', self: 'query.email' },
  'GET /wallet/health': { who: ['Admin'] },
  'POST /wallet/health/check': { who: ['Admin'] },

  'GET /audit': { who: ['Admin'] },

  'POST /image': { who: 'identity-or-session' },
  'GET /image/:name': { who: 'anyone' },

  'GET /settings': { who: 'anyone' },
  'POST /newsletter': { who: 'anyone' },
  'GET /health': { who: 'anyone' },
  'GET /ready': { who: 'anyone' },
  'GET /metrics': { who: 'anyone' },
  'GET /docs': { who: 'anyone' },
  'GET /docs/:file': { who: 'anyone' },
  'GET /openapi.json': { who: 'anyone' },
} as const satisfies Readonly<Record<string, AccessRule>>;

/**
 * The row of a route, or undefined for one that nobody may call. `path` is the pattern, with or without /api. HEAD is a GET
 * without its answer, which nobody may ask of a GET that changes something.
 */
export function accessTo(method: string, path: string): AccessRule | undefined {
  const key = `${method === 'HEAD' ? 'GET' : method} ${path.replace(/^\/api(?=\/)/, '')}`;
  const rule: AccessRule | undefined = Object.hasOwn(ACCESS, key) ? ACCESS[key as keyof typeof ACCESS] : undefined;
  return method === 'HEAD' && (rule?.effect || rule?.window) ? undefined : rule;
}
