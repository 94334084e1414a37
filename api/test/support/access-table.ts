import { type KeyScope, type Role } from '@kaaj/contract';
import { type AccessRule } from '../../src/platform/http/access';

/** Who may call what, and the scope of a key that opens it, the whole of it: what product.md section 4 says. Each route's own row has to say the same, see S1. */
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

  'GET /user': { who: 'signed-in', self: 'query.email', othersBy: ['Admin'], key: 'wallet:read' },
  'GET /user/bestworker': { who: 'anyone' },
  'POST /user/:email': { who: 'identity-token', self: 'params.email' },
  'GET /user/alluser': { who: ['Admin'] },
  'PATCH /user/updatecoin/:id': { who: ['Admin'] },
  'PATCH /user/updaterole/:id': { who: ['Admin'] },
  'DELETE /user/deleteuser/:id': { who: ['Admin'] },

  'POST /task': { who: ['Buyer'], verified: true, key: 'tasks:write' },
  'GET /task': { who: 'anyone', session: 'if-live', key: 'tasks:read' },
  'GET /task/all': { who: ['Admin'] },
  'GET /task/:id': { who: 'anyone', session: 'renewed', key: 'tasks:read' },
  'GET /task/user/:email': { who: 'signed-in', self: 'params.email', othersBy: ['Admin'], key: 'tasks:read' },
  'POST /task/batch': { who: ['Buyer'], verified: true, key: 'tasks:write', large: true },
  'POST /task/batch/preview': { who: ['Buyer'], verified: true, key: 'tasks:write', large: true },
  'GET /task/batch': { who: ['Buyer'], key: 'tasks:read' },
  'GET /task/batch/:id': { who: ['Buyer'], key: 'tasks:read' },
  'POST /task/batch/:id/cancel': { who: ['Buyer'], key: 'tasks:write' },
  'GET /task/:id/results': { who: ['Buyer'], key: 'submissions:read' },
  'PATCH /task/update/:id': { who: ['Buyer'], key: 'tasks:write' },
  'PATCH /task/update/requiredWorker/:id': { who: ['Buyer'], key: 'tasks:write' },
  'DELETE /task/delete/:id': { who: ['Buyer', 'Admin'], key: 'tasks:write' },

  'POST /task/:id/claim': { who: ['Worker'], verified: true, key: 'submissions:write' },
  'DELETE /task/:id/claim': { who: ['Worker'], key: 'submissions:write' },
  'GET /claim': { who: 'signed-in', self: 'query.email', key: 'submissions:read' },

  // Anyone signed in gets as far as the rule "Buyer cannot submit work": a 403 would sign a buyer out.
  'POST /submission': { who: 'signed-in', verified: true, key: 'submissions:write' },
  'GET /submission/worker': { who: 'signed-in', self: 'query.email', key: 'submissions:read' },
  'GET /submission/worker/count': { who: 'signed-in', self: 'query.email', key: 'submissions:read' },
  'PATCH /submission/update/status/:id': { who: ['Buyer'], key: 'submissions:review' },
  'POST /submission/decisions': { who: ['Buyer'], key: 'submissions:review' },
  'PATCH /submission/:id/changes': { who: ['Buyer'], key: 'submissions:review' },
  'POST /submission/:id/version': { who: ['Worker'], key: 'submissions:write' },
  'GET /submission/:id': { who: 'signed-in', key: 'submissions:read' },
  'GET /receipt/:kind/:id': { who: 'signed-in' },
  'GET /record/:userId': { who: 'signed-in', key: 'submissions:read' },
  'POST /submission/:id/dispute': { who: ['Worker'], key: 'submissions:write' },

  'GET /dispute': { who: 'signed-in', self: 'query.email', othersBy: ['Admin'], key: 'submissions:read' },
  'GET /dispute/:id': { who: 'signed-in', key: 'submissions:read' },
  'PATCH /dispute/:id/answer': { who: ['Buyer'], key: 'submissions:review' },
  'PATCH /dispute/:id/decide': { who: ['Admin'] },

  'GET /admin/brake': { who: ['Admin'] },
  'PATCH /admin/brake/:id': { who: ['Admin'] },

  'POST /notification': { who: ['Admin'] },
  'GET /notification': { who: 'signed-in', self: 'query.email' },
  'PATCH /notification/read': { who: 'signed-in' },
  'GET /notification/stream': { who: 'signed-in' },

  'POST /payment': { who: ['Buyer'], self: 'query.email', verified: true },
  'GET /payment': { who: ['Buyer'], self: 'query.email' },
  'GET /payment/case': { who: ['Admin'] },
  'POST /payment/webhook': { who: 'anyone', signed: true },

  'GET /overview/buyer': { who: ['Buyer'], self: 'query.email', key: 'submissions:read' },
  'GET /overview/worker': { who: ['Worker'], self: 'query.email' },
  'GET /overview/admin': { who: ['Admin'], self: 'query.email' },

  'POST /withdrawal': { who: ['Worker'], verified: true },
  'GET /withdrawal': { who: 'signed-in', self: 'query.email' },
  'PATCH /withdrawal/status/:id': { who: ['Admin'] },
  'PATCH /withdrawal/cancel/:id': { who: ['Worker'] },
  'POST /withdrawal/:id/account': { who: ['Admin'] },

  'GET /payout': { who: ['Admin'] },
  'POST /payout/batch': { who: ['Admin'] },
  'POST /payout/references': { who: ['Admin'] },

  'GET /wallet/statement': { who: 'signed-in', self: 'query.email', key: 'wallet:read' },
  'GET /wallet/proof': { who: 'signed-in', key: 'wallet:read' },
  'GET /wallet/health': { who: ['Admin'] },
  'POST /wallet/health/check': { who: ['Admin'] },

  'GET /key': { who: ['Worker', 'Buyer'] },
  'POST /key': { who: ['Worker', 'Buyer'], verified: true },
  'GET /key/bearer': { who: 'signed-in', key: 'any' },
  'DELETE /key/:id': { who: ['Worker', 'Buyer'] },

  'GET /webhook': { who: ['Worker', 'Buyer'], key: 'webhooks' },
  'POST /webhook': { who: ['Worker', 'Buyer'], key: 'webhooks', verified: true },
  'DELETE /webhook/:id': { who: ['Worker', 'Buyer'], key: 'webhooks' },
  'POST /webhook/:id/on': { who: ['Worker', 'Buyer'], key: 'webhooks' },
  'POST /webhook/:id/secret': { who: ['Worker', 'Buyer'], key: 'webhooks' },
  'POST /webhook/:id/test': { who: ['Worker', 'Buyer'], key: 'webhooks' },
  'GET /webhook/:id/delivery': { who: ['Worker', 'Buyer'], key: 'webhooks' },
  'POST /webhook/:id/delivery/:delivery': { who: ['Worker', 'Buyer'], key: 'webhooks' },

  'GET /proof': { who: 'anyone' },
  'GET /proof/key': { who: 'anyone' },

  'GET /audit': { who: ['Admin'] },

  'POST /image': { who: 'identity-or-session', key: ['tasks:write', 'submissions:write'], files: true },
  'GET /image/:name': { who: 'anyone' },

  'GET /settings': { who: 'anyone' },
  'POST /newsletter': { who: 'anyone' },
  'GET /health': { who: 'anyone' },
  'GET /ready': { who: 'anyone' },
  'GET /metrics': { who: 'anyone' },
  'GET /docs': { who: 'anyone' },
  'GET /docs/:file': { who: 'anyone' },
  'GET /openapi.json': { who: 'anyone' },
} as const satisfies Readonly<Record<string, AccessRule<Role, KeyScope>>>;
