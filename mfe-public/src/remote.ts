import { defineRemote } from '@kaaj/web-kit';
import facts from '../remote.json';
import { messages } from './messages';

export const remote = defineRemote(facts, {
  messages,
  pages: {
    '/': () => import('./features/home/home-page'),
    '/alltasks': () => import('./features/all-tasks/all-tasks-page'),
    '/task/:taskId': () => import('./features/task/task-page'),
    '/aboutus': () => import('./features/about/about-page'),
    '/fairwork': () => import('./features/fairwork/fairwork-page'),
    '/fair': () => import('./features/fair/fair-page'),
    '/help': () => import('./features/site-pages/help-page'),
    '/terms': () => import('./features/site-pages/terms-page'),
    '/privacy': () => import('./features/site-pages/privacy-page'),
    '/fees': () => import('./features/site-pages/fees-page'),
    '/contact': () => import('./features/site-pages/contact-page'),
    '/proof': () => import('./features/proof/proof-page'),
    '/signin': () => import('./features/sign-in/sign-in-page'),
    '/signup': () => import('./features/sign-up/sign-up-page'),
    '/forgot-password': () => import('./features/password-reset/forgot-password-page'),
    '/reset-password': () => import('./features/password-reset/reset-password-page'),
    '/verify-email': () => import('./features/verify-email/verify-email-page'),
    '/profile': () => import('./features/profile/profile-page'),
    '/profile/keys': () => import('./features/keys/keys-page'),
    '/profile/webhooks': () => import('./features/webhooks/webhooks-page'),
    '/profile/edit': () => import('./features/profile/edit-profile-page'),
    '/profile/security': () => import('./features/security/security-page'),
    '/profile/suspension': () => import('./features/suspension/suspension-page'),
    '/profile/notices': () => import('./features/email-preferences/email-preferences-page'),
    '/notices/off': () => import('./features/email-preferences/unsubscribe-page'),
    '/dashboard/receipt/:kind/:id': () => import('./features/receipt/receipt-page'),
    '/dashboard/statement/year': () => import('./features/statement/year-page'),
    '/dashboard/dispute/:disputeId': () => import('./features/dispute/dispute-page'),
    '/dashboard/statement': () => import('./features/statement/statement-page'),
    '*': () => import('./features/not-found/not-found-page'),
  },
});
