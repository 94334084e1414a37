import { HomeIcon, ListIcon, TasksIcon, WalletIcon } from '@kaaj/ui/icons';
import { defineRemote } from '@kaaj/web-kit';
import facts from '../remote.json';
import { messages } from './messages';

export const remote = defineRemote(facts, {
  messages,
  menu: [
    { label: 'menu.home', path: '/dashboard', icon: HomeIcon },
    {
      label: 'menu.taskList',
      short: 'bar.tasks',
      path: '/dashboard/tasklist',
      covers: ['/dashboard/taskDetails', '/dashboard/work', '/dashboard/test'],
      icon: TasksIcon,
    },
    {
      label: 'menu.mySubmission',
      short: 'bar.work',
      path: '/dashboard/mysubmission',
      covers: ['/dashboard/dispute'],
      icon: ListIcon,
    },
    { label: 'menu.withdrawals', path: '/dashboard/withdrawals', icon: WalletIcon },
  ],
  overview: () => import('./features/overview/overview-page'),
  pages: {
    '/dashboard/tasklist': () => import('./features/task-list/task-list-page'),
    '/dashboard/mysubmission/:submissionId': () => import('./features/work/work-page'),
    '/dashboard/mysubmission': () => import('./features/my-submissions/my-submissions-page'),
    '/dashboard/withdrawals': () => import('./features/withdrawals/withdrawals-page'),
    '/dashboard/work/batch/:batchId': () => import('./features/work-stream/work-stream-page'),
    '/dashboard/test/:testId': () => import('./features/qualification/test-page'),
    '/dashboard/joinGroup': () => import('./features/join-group/join-group-page'),
    '/dashboard/taskDetails/:taskId': () => import('./features/task-details/task-details-page'),
  },
});
