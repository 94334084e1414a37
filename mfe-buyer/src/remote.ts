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
  pages: {
    '/dashboard/addTask': () => import('./features/post-task/post-task-page'),
    '/dashboard/addBatch': () => import('./features/post-batch/post-batch-page'),
    '/dashboard/bonuses': () => import('./features/bonuses/bonuses-page'),
    '/dashboard/batches': () => import('./features/batches/batches-page'),
    '/dashboard/batch/:batchId': () => import('./features/labels/labels-page'),
    '/dashboard/groups': () => import('./features/groups/groups-page'),
    '/dashboard/group/:groupId': () => import('./features/groups/group-page'),
    '/dashboard/tests': () => import('./features/qualification/tests-page'),
    '/dashboard/addTest': () => import('./features/qualification/post-test-page'),
    '/dashboard/review': () => import('./features/review/review-queue-page'),
    '/dashboard/submission/:submissionId': () => import('./features/review/review-page'),
    '/dashboard/myTasks': () => import('./features/my-tasks/my-tasks-page'),
    '/dashboard/task/update/:taskId': () => import('./features/edit-task/edit-task-page'),
    '/dashboard/purchaseCoin': () => import('./features/purchase-coins/purchase-coins-page'),
    '/dashboard/paymentHistory': () => import('./features/payment-history/payment-history-page'),
  },
});
