import {
  CalendarIcon,
  HistoryIcon,
  HomeIcon,
  ListIcon,
  ReceiptIcon,
  ShieldIcon,
  TasksIcon,
  UsersIcon,
  WalletIcon,
} from '@kaaj/ui/icons';
import { defineRemote } from '@kaaj/web-kit';
import facts from '../remote.json';
import { messages } from './messages';
import { useDisputesBadge, useLedgerBadge, usePayoutsBadge, useUsersBadge } from './shared/use-waiting-badges';

export const remote = defineRemote(facts, {
  messages,
  menu: [
    { label: 'menu.home', short: 'bar.home', path: '/dashboard', icon: HomeIcon },
    {
      label: 'menu.manageUsers',
      short: 'bar.users',
      path: '/dashboard/manageusers',
      icon: UsersIcon,
      useBadge: useUsersBadge,
    },
    { label: 'menu.manageTasks', path: '/dashboard/managetasks', icon: TasksIcon },
    {
      label: 'payouts.title',
      short: 'payouts.title',
      path: '/dashboard/payouts',
      icon: WalletIcon,
      useBadge: usePayoutsBadge,
    },
    { label: 'menu.daySheet', path: '/dashboard/payouts/day', icon: CalendarIcon },
    {
      label: 'disputes.title',
      short: 'disputes.title',
      path: '/dashboard/disputes',
      covers: ['/dashboard/dispute', '/dashboard/work'],
      icon: ListIcon,
      useBadge: useDisputesBadge,
    },
    { label: 'menu.ledger', path: '/dashboard/ledger', icon: ShieldIcon, useBadge: useLedgerBadge },
    { label: 'terms.title', path: '/dashboard/terms', icon: ReceiptIcon },
    { label: 'menu.audit', path: '/dashboard/auditLog', icon: HistoryIcon },
  ],
  overview: () => import('./features/overview/overview-page'),
  page: (name) => import(`./features/${name}-page`),
});
