import { HomeIcon, SettingsIcon, TasksIcon, UsersIcon } from '@kaaj/ui/icons';
import { defineRemote } from '@kaaj/web-kit';
import facts from '../remote.json';
import { messages } from './messages';

export const remote = defineRemote(facts, {
  messages,
  menu: [
    { label: 'menu.home', short: 'bar.home', path: '/dashboard', icon: HomeIcon },
    { label: 'menu.manageUsers', short: 'bar.users', path: '/dashboard/manageusers', icon: UsersIcon },
    { label: 'menu.manageTasks', path: '/dashboard/managetasks', icon: TasksIcon },
    { label: 'menu.operations', path: '/dashboard/operations', icon: SettingsIcon },
  ],
  overview: () => import('./features/overview/overview-page'),
  pages: {
    '/dashboard/manageusers': () => import('./features/manage-users/manage-users-page'),
    '/dashboard/managetasks': () => import('./features/manage-tasks/manage-tasks-page'),
    '/dashboard/operations': () => import('./features/operations/operations-page'),
    '/dashboard/disputes': () => import('./features/disputes/disputes-page'),
    '/dashboard/disputes/:disputeId': () => import('./features/disputes/dispute-page'),
    '/dashboard/payouts': () => import('./features/payouts/payouts-page'),
    '/dashboard/payouts/day': () => import('./features/payouts/day-sheet-page'),
    '/dashboard/work/:submissionId': () => import('./features/disputes/work-page'),
    '/dashboard/auditLog': () => import('./features/audit-log/audit-log-page'),
    '/dashboard/ledger': () => import('./features/ledger/ledger-page'),
  },
});
