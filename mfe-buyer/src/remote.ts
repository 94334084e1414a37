import { CheckIcon, CoinIcon, HomeIcon, PlusIcon, ReceiptIcon, TasksIcon, UsersIcon } from '@kaaj/ui/icons';
import { defineRemote } from '@kaaj/web-kit';
import facts from '../remote.json';
import { messages } from './messages';
import { usePendingReviewBadge } from './shared/use-pending-review-badge';

export const remote = defineRemote(facts, {
  messages,
  menu: [
    { label: 'menu.home', short: 'bar.home', path: '/dashboard', icon: HomeIcon },
    {
      label: 'menu.review',
      short: 'bar.review',
      path: '/dashboard/review',
      covers: ['/dashboard/submission', '/dashboard/dispute'],
      icon: CheckIcon,
      useBadge: usePendingReviewBadge,
    },
    { label: 'menu.addTask', path: '/dashboard/addTask', covers: ['/dashboard/addBatch'], icon: PlusIcon },
    {
      label: 'menu.myTasks',
      short: 'bar.tasks',
      path: '/dashboard/myTasks',
      covers: ['/dashboard/task', '/dashboard/batches', '/dashboard/batch', '/dashboard/bonuses'],
      icon: TasksIcon,
    },
    {
      label: 'menu.groups',
      path: '/dashboard/groups',
      covers: ['/dashboard/group', '/dashboard/tests', '/dashboard/addTest'],
      icon: UsersIcon,
    },
    { label: 'menu.purchaseCoin', path: '/dashboard/purchaseCoin', icon: CoinIcon },
    { label: 'menu.paymentHistory', path: '/dashboard/paymentHistory', icon: ReceiptIcon },
  ],
  overview: () => import('./features/overview/overview-page'),
  page: (name) => import(`./features/${name}-page`),
});
